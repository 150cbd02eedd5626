"""Words and spellings for the same thing in Slovenian. A group goes on where a line is indented."""

SILENT = """
Sushi Go! | suši go | sushigo | susigo | je | so | sta | sem | smo | ali | kako | kako se igra | kaj | kdo |
    kateri | v | na | za | z | s | pri | od | do | in | se | si | ki | ko | če | da | bi | pa | ta | to |
    ga | jih | jo | mi | nas | imam | ima | imata | imajo | imamo | nam | ob | o | iz
"""

GROUPS = """
Sushi Go Party! | suši go parti | party | parti
palčke | palčka | palčk | palčko | palčki | palčkami | palčkah | paličice | paličke | jedilne palčke |
    kitajske palčke | paličice za suši | hashi | haši | chopsticks
cmok | cmoka | cmoki | cmoke | cmokov | cmokom | cmokih | cmočki | gyoza | gjoza | gioza | gyoze | gjoze |
    gyoz | dumpling | dumplingi | dumplingov
puding | pudinga | pudingi | pudinge | pudingov | pudingom | pudingih | pudingu | pudding | pudingsi | desert |
    deserti | sladica | sladice | posladek
wasabi | wasabija | wasabiju | wasabijem | wasabiji | wasabije | wasabijev | vasabi | vasabija | vasabiju |
    vasabijem | vasabiji | vasabijev | wassabi | wasabijih | hren | japonski hren
nigiri | nigirija | nigiriju | nigirijem | nigiriji | nigirije | nigirijev | nigri | nigirji | negiri |
    nigirijih | nigirijema
sašimi | sašimija | sašimiju | sašimiji | sašimije | sašimijev | sashimi | sashimija | sashimiji | sašmi
tempura | tempure | tempuro | tempuri | tempur | tempurami | tempurah | tempora | kozica | kozice | škamp |
    škampi
maki | makija | makiju | makijem | makiji | makije | makijev | makijih | maki rolica | maki rolice | zvitek |
    zvitka | zvitku | zvitki | zvitke | zvitkov | zvitkom | zvitkih | rolica | rolice | rolic | rolico | rola |
    role | futomaki | makijema | zvitkoma
jajčni | jajčnega | jajčna | jajčnih | jajčni nigiri | jajce | jajca | jajčka | jajčnik | omleta | tamago
lososov | lososovega | lososova | lososovih | lososov nigiri | losos | lososa | salmon
lignjev | lignjevega | lignjeva | lignjevih | lignjev nigiri | ligenj | lignja | lignji | lignje | kalamar |
    kalamari | sipa
izenačenje | izenačenja | izenačenju | izenačeno | izenačen | izenačena | izenačeni | izenačita | enako | enak |
    enaka | enake | enaki | neodločeno | neodločen | remi | deljeno | deljenega | deliva | delita | delijo |
    delimo si | razdelita | razdelijo | razdelimo | razdeliva | si delimo | si delijo | poravnano
trikrat | tri krat | 3 krat | 3x | x3 | krat tri | potroji | potrojijo | potrojim | trojno | trikratno |
    trikratnik | množi | pomnoži | množenje | množitelj
dvakrat | dva krat | 2 krat | 2x | x2 | podvoji | podvojijo | dvojno
odbitek | odbitka | odbitki | minus | minusa | minus točke | minus točk | v minus | negativno | negativen |
    negativne | negativne točke | negativnih točk | izgubi | izgubim | izgubijo | izgubita | izgubite | izguba |
    izgube | izgubljene točke | kazen | kazni | kazenske točke | odšteje | odštejemo | odštete
nagrada | nagrado | nagrade | bonus | dodatne točke | dodatnih točk
točke | točka | točk | točko | točki | točkami | pik | pike | vreden | vredna | vredno | vredni | vredne |
    vrednost
točkovanje | točkujemo | točkuje | točkujejo | štetje točk | štejemo | štejejo | seštejemo
največ | večina | večino | najvišje | najvišji
najmanj | najnižje | najnižji | najmanjše
prvo mesto | prvega mesta | prvem mestu | 1. mesto | prvouvrščeni | prvi na makijih
drugo mesto | drugega mesta | drugem mestu | 2. mesto | drugouvrščeni
ostanek | ostanka | zaokroževanje | zaokrožimo | zaokroži | zaokroženo | zaokrožiti | navzdol | pol točke |
    polovica | polovico | decimalke | ni deljivo | se ne deli
omejitev | zgornja meja | maksimum | največ možno
par | para | pari | parov | pare | dvojica | dvojice | dvojic | neparen | neparna
trojica | trojice | trojici | trojico | trojic | trojka | trojke | trojček | komplet | set | sklop
zmaga | zmage | zmago | zmagi | zmagam | zmagati | zmagal | zmagala | zmagovalec | zmagovalka | zmagovalca |
    prvak
merilo ob izenačenju | tie break | tiebreak | tie breaker | tiebreaker
igralec | igralca | igralci | igralcev | igralcem | igralcih | igralke | oseba | osebe | oseb | ljudi |
    soigralec | soigralci
dva igralca | dveh igralcih | dvema igralcema | 2 igralca | 2 igralcih | 2 igralcev | za dva | za 2 | v dvoje |
    dve osebi | 2 osebi
trije igralci | treh igralcih | 3 igralci | 3 igralcih | za tri | v troje | v treh
štirje igralci | štirih igralcih | 4 igralci | 4 igralcih | za štiri | v štirih | v četvero
pet igralcev | petih igralcih | 5 igralcev | 5 igralcih | za pet | v petih | v petero
krog | kroga | krogu | krogi | kroge | krogov | krogih | krogom | runda | runde | rundi | rundo | rund
naslednji krog | naslednjega kroga | v naslednjem krogu | naslednja runda | med krogi | iz kroga v krog
poteza | poteze | potezi | potezo | potez | potezami | na vrsti
v isti potezi | isto potezo | ista poteza | takoj | nemudoma | v istem krogu
hkrati | istočasno | obenem | naenkrat | skupaj | oboje
zadnja karta | zadnjo karto | zadnje karte | zadnji karti | ena karta v roki | samo še eno karto
karte v roki | roka | roke | roki | pahljača | pahljačo
razdeliti karte | razdelite karte | razdelimo karte | delimo karte | deliti karte | deljenje kart |
    deljenjem kart | delim karte | podeliti karte
podati | podate | podam | podamo | podajte | podajamo | podaš | podajanje | dati naprej | damo naprej |
    dam naprej | predati | predamo | posredovati
obrniti | obrnem | obrnemo | obrnete | obrnejo | obračanje | odkriti | odkrijemo | odkrijete | odkritje |
    pokazati | pokažemo | razkriti | razkrijemo | razkritje
premešati | premešamo | premešate | premešajte | premešajo | premešaš | mešati | mešamo | mešajo | mešate |
    mešanje | ponovno mešanje | zmešati | zmešamo | pomešati | pomešamo
odložiti | odložim | odložimo | odložite | odložijo | odložene | odvreči | odvržem | odvržemo | odvržejo |
    odvržete | zavreči | zavržemo | zavržejo | vreči stran | vržemo stran | dati na stran
obdržati | obdržim | obdržimo | obdržite | obdržijo | prihraniti | prihranim | shraniti | shranim | hraniti |
    hranim | čuvati | čuvam | zadržati | zadržim | počakam
vrniti | vrnem | vrnemo | vrnete | vračanje | gredo nazaj | dati nazaj
uporabiti | uporabim | uporabimo | uporabljene | uporaba | uporabo | izkoristiti | izkoristim
neuporabljene | neuporabljen | neuporabljeni | jih ne uporabim | niso uporabljene
prazen | praznega | prazna | prazni | prost | prosti | nepokrit | brez nigirija
obvezno | obvezen | obvezna | moram | mora | moramo | nujno | prisiljen | neobvezno | po izbiri
smem | lahko | smemo | ali se sme | dovoljeno | je dovoljeno | dovoljen
vrstni red | vrstnem redu | zaporedje | po vrsti | prej | pozneje | kasneje
zakličem | zakličemo | zakličete | zaklicati | klic | klicati | rečem | rečemo | reči | povem | povedati |
    napovem | napovedati | oznaniti | oznanim | najaviti | najavim | zavpijem | zavpiti
levo | levi | na levo | na levi | v levo | desno | na desno | v desno | z desne
smer | smeri | v katero smer | na katero stran | v smeri urinega kazalca | urinega kazalca |
    v smeri urnega kazalca | urnega kazalca
kup | kupa | kupu | kupi | kupček | kupčka | kupček kart | paket | špil | špila | špilu | talon | talona | talonu
preostale karte | preostalih kart | odvečne karte | karte ki ostanejo | zmanjka kart | zmanjka | zmanjkalo
različno število kart | neenako število kart | preveč kart | premalo kart | karta preveč | karta premalo |
    manjka karta | manjka mi karta | narobe podali | napaka pri podajanju
nihče | nobeden | noben | nobena | nobenega | nobene | nimamo
nič | ničesar | nula | nule | ničla | 0 | nobene točke | brez točk
vsi | vseh | vsem | vsakdo | čisto vsi
samo eden | edini | en sam igralec | le eden
namišljeni igralec | namišljenega igralca | namišljenemu igralcu | namišljeni | navidezni igralec |
    izmišljeni igralec | umetni igralec | tretji igralec | lutka | lutke | dummy | duh
sojina omaka | sojine omake | sojino omako | sojinih omak | sojina | soja | soja omaka | soy sauce
barva | barve | barv | barvo | barvami | ozadje | ozadja
različica | različice | različici | varianta | variante | varianto
hišno pravilo | hišna pravila | domača pravila | domače pravilo | po domače | svoja pravila
knjižica | knjižice | knjižici | knjižico | pravilnik | uradna pravila
pravila | pravilo | pravil | pravilih | navodila | navodil | navodilo | razlaga
izdaja | izdaje | izdaji | verzija | verzije | škatla | škatle
konec igre | koncu igre | na koncu | ob koncu igre | zaključek igre
konec kroga | koncu kroga | ob koncu kroga | vsak krog | po krogu
ena | en | eden | eno | 1
dva | dve | dveh | dvema | 2
tri | trije | treh | tremi | 3
štiri | štirje | štirih | štirimi | 4
pet | petih | petimi | 5
šest | šestih | šesti | šestega | 6
sedem | sedmih | sedmi | 7
seštevek | seštevki | seštevka | skupaj točk | vsota | skupni seštevek
razlika | razlike | razlikuje | drugače
igra | igre | igri | igro | igra s kartami | družabna igra | namizna igra | družabna | namizna
izračun točk | kalkulator točk | kalkulator | izračunati točke
"""
