/** Mechanics and themes of the catalogue as `tagText` writes them, for reasons and descriptions: the catalogues have each. */
export const TAG_WORDS: readonly string[] = `
hand management
dice rolling
variable player powers
set collection
open drafting
fantasy
solo
area majority
tile placement
fighting
cooperative play
science fiction
grid movement
action points
adventure
exploration
simultaneous action selection
team-based play
animals
area movement
deduction
city building
push your luck
party play
territory building
contracts
point to point movement
player elimination
miniatures
abstract strategy
pattern building
horror
negotiation
humor
civilization
role playing
puzzle
trading
industry
memory
multi-use cards
real-time
storytelling
paper-and-pencil
space exploration
mythology
track movement
voting
farming
action queue
communication limits
card play conflict resolution
transportation
closed drafting
secret unit deployment
movement points
action retrieval
trains
grid coverage
line of sight
hidden roles
racing
layering
pirates
once-per-game abilities
commodity speculation
delayed purchase
travel
hidden victory points
word play
action drafting
pattern recognition
zombies
sports
bingo
move through deck
chaining
stock holding
deck construction
trick-taking
investment
spies
loans
resource to move
semi-cooperative play
automatic resource growth
legacy play
line drawing
map reduction
maze
trivia
hidden movement
kill steal
force commitment
roles with asymmetric information
bribery
command cards
highest-lowest scoring
acting
map deformation
programmed movement
predictive bid
rock-paper-scissors
constrained bidding
alliances
king of the hill
targeted clues
flicking
mafia
zone of control
lose a turn
ordering
three dimensional movement
elapsed real time ending
modern warfare
static capture
neighbor scope
multiple maps
physical removal
civil war
hot potato
ladder climbing
speed matching
slide
mancala
player judge
pike and shot
cube tower
math
pattern movement
drawing
single loser play
drafting
singing
pieces as map
relative movement
area-impulse
matching
movement template
chit-pull system
music
ratio
spelling
closed economy auction
questions and answers
time track
bids as wagers
different dice movement
auction compensation
minimap resolution
measurement movement
action
resource queue
moving multiple units
induction
i cut you choose
passed action token
single play
different worker types
action timer
crayon rail system
multiple-lot auction
book
impulse movement
`
  .trim()
  .split('\n');
