"""Words and spellings for the same thing in English. A group goes on where a line is indented."""

SILENT = """
Sushi Go! | sushigo | sushi goo | the | a | an | is | are | be | do | does | did | can | i | i’m | we | you |
    my | our | us | it | its | of | to | in | on | and | or | with | for | at | if | there | what | what does |
    how | how to play | who | which | that | this | have | has | get | gets | from
"""

GROUPS = """
Sushi Go Party! | sushi party | party | party version
chopsticks | chopstick | chop sticks | chop stick | chopstix | chopstiks | chopstics | choptsicks | hashi |
    sticks
dumpling | dumplings | dumplin | dumplins | dumpings | gyoza | gyozas | gioza | potsticker | potstickers
pudding | puddings | puding | pudings | puddin | pudding cards | dessert | desserts | desert | flan
wasabi | wasabis | wassabi | wasabe | wasabbi | wasibi | wasbi
nigiri | nigiris | nigri | nigirri | nigari
sashimi | sashimis | sashmi | sachimi | sashimmi | sasimi
tempura | tempuras | tempora | tempra | tempoora | shrimp | prawn
maki | makis | maki roll | maki rolls | roll | rolls | sushi roll | sushi rolls | icon | icons | futomaki |
    makki | macki
egg | egg nigiri | eggs | omelette | omelet | tamago
salmon | salmon nigiri | samon | salmen
squid | squid nigiri | calamari | ika | octopus
tie | ties | tied | tieing | tying | draw | draws | drawn | split | splits | splitting | share | shares |
    shared | sharing | divide | divided | equal | equally | level | same number | same amount | dead heat |
    deadlock
tie-break | tiebreak | tiebreaker | tie breaker | break a tie | breaks a tie
triple | triples | tripled | tripling | three times | 3 times | times three | times 3 | 3x | x3 | x 3 |
    multiplier | multiply | multiplies | multiplied | treble
double | doubles | doubled | doubling | twice | times two | times 2 | 2x | x2 | two times
lose | loses | losing | loss | lose points | minus | minus points | negative | negative points | negatives |
    penalty | penalties | penalised | penalized | subtract | subtracted | deduct | deducted | deduction |
    below zero
bonus | bonuses | prize | reward | extra points
most | highest | biggest | majority | maximum number
fewest | least | lowest | smallest | minimum
first place | 1st place | 1st | most maki
second place | 2nd place | 2nd | runner-up | runners up | second most
third place | 3rd place | 3rd
remainder | remainders | leftover points | rounding | round down | rounded down | rounded | round up |
    fraction | fractions | half | half point | decimal | odd number | doesn't divide | dont divide |
    uneven split
cap | limit | maximum | max | stop counting
pair | pairs | couple of tempura | two of a kind
set of three | sets of three | set | sets | trio | three of a kind | group | combo
win | wins | winner | winners | winning | victory | victor
share the win | shared win | shared victory | shared place | joint winners | both win | co-winners | still tied
points | point | pts | score | scores | scored | scoring | worth | value | count | counts
player | players | people | persons | ppl
two players | 2 players | two-player | 2-player | 2p | just two | two people | 2 people | for two | couple
three players | 3 players | three-player | 3-player | 3p | 3 people
four players | 4 players | four-player | 4-player | 4p | 4 people
five players | 5 players | five-player | 5-player | 5p | 5 people
next round | following round | between rounds | round to round | carry over | carries over | carry into
turn | turns | go at a time | each go
same turn | straight away | right away | immediately | at once | instantly | this turn
together | same time | at the same time | simultaneously | both at once
last card | final card | one card left | only one card | 1 card left
hand size | cards each | starting hand | cards per player
deal | deals | dealt | dealing | hand out | give out
pass | passed | passes | passing | hand on | pass on | pass round | pass around | rotate
reveal | reveals | revealed | revealing | turn over | turned over | flip | flip over | show cards | face up
shuffle | shuffled | shuffling | reshuffle | reshuffled | re-shuffle | mix | mixed
set aside | discard | discarded | discards | throw away | thrown away | throw out | toss | tossed | get rid of |
    chuck
keep | keeps | kept | save | saving | hold | hold on to | hold back | reserve | wait
unused | not used | never used | left unused | didn't use | wasted
return | returned | give back | goes back | put back | go back
must | have to | has to | forced | obligatory | mandatory | compulsory | optional | choice
allowed | can i | may i | legal | permitted | forbidden
order | sequence | which first | before or after
on top | stack | stacked | stacking | pile up | combine
call | call out | say | shout | announce | yell | declare
left | to the left | right | to the right | clockwise | anticlockwise | counterclockwise
direction | which way | change direction | alternate | reverse
deck | draw pile | pile | stock
run out | runs out | not enough cards | out of cards
cards left over | leftover cards | left over cards | remaining cards | unused cards
unequal | different number of cards | miscount | wrong number of cards | one card short | missing card |
    extra card | too many cards | too few cards | uneven hands | passed wrong
nobody | no one | noone | none of us | no player
zero | 0 | nothing | none | nil | no points
everyone | everybody | all players | all of us | all
only one | just one | only player | alone
imaginary player | dummy | dummy player | third player | ghost player | ghost | phantom | fake player | bot
soy sauce | soya sauce | soysauce | soy | soya | promo
colour | colours | color | colors | background | colorful
variant | variants | variation | variations | alternative | alternate rule | option
house rule | house rules | homebrew | own rule | home rule
booklet | rulebook | rule book | rules | leaflet | manual | instructions | official rules
edition | editions | version | versions | printing | box
end of the game | game end | end of game | at the end | final scoring | endgame
end of the round | round end | end of round | every round | each round
one | 1 | single
two | 2 | a couple
three | 3
four | 4 | fourth
five | 5 | fifth
six | 6 | sixth
seven | 7 | seventh
total | totals | sum | final score | overall
difference | different | differs | differ | vs | versus
game | games | board game | boardgame | card game
points calculator | score calculator | calculator | score keeper | scorekeeper | score sheet | score tracker
"""
