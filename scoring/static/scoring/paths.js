// Addresses of a game; they are the same on the server.
const PLACE = /^\/(?<language>[a-z]{2})\/(?:game\/(?<token>[\w-]+)\/(?:round\/(?<round>\d+)\/(?:(?<seat>\d+)\/)?)?)?/;

/**
 * Where an address leads; null for what it does not say.
 * @param {string} [path]
 * @returns {{language: string?, token: string?, round: number?, seat: number?}}
 */
export function place(path = location.pathname) {
  const { language, token, round, seat } = path.match(PLACE)?.groups ?? {};
  const number = (text) => (text === undefined ? null : Number(text));
  return { language: language ?? null, token: token ?? null, round: number(round), seat: number(seat) };
}

/** @returns {string} the home page in the language of this page */
export const homePath = () => `/${document.documentElement.lang}/`;

/** @param {string} token @returns {string} the score sheet */
export const sheetPath = (token) => `${homePath()}game/${token}/`;

/** @param {string} token @param {number} round from 1 @returns {string} the points of a round */
export const roundPath = (token, round) => `${sheetPath(token)}round/${round}/`;

/** @param {string} token @param {number} round from 1 @param {number} seat from 0 @returns {string} the pad */
export const tableauPath = (token, round, seat) => `${roundPath(token, round)}${seat}/`;
