import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { readCatalogue } from '#server/games/catalogue/catalogue-file.ts';
import { planDemo } from '#server/home/demo/demo-plan.ts';
import { GUESTS, HOST } from '#server/home/demo/people.ts';
import type { Play } from '#server/home/demo/plays.ts';
import type { PopularGame } from '#server/home/demo/shelf.ts';
import { type Ballot, tallyBallots } from '#shared/nights/ballot.ts';
import { candidateOf, type GameFacts, type GameSource } from '#shared/evening/candidate.ts';
import { type Evening, usualWeight } from '#shared/evening/evening.ts';
import { NO_WISHES } from '../rows/an-evening.ts';
import type { Party } from '#shared/evening/party.ts';
import { playerRange } from '#shared/games/player-range.ts';

/** A fixed Friday afternoon, so that the demo's plays have fixed dates. */
const NOW = new Date('2026-11-20T15:00:00Z');

const PARTIES = [HOST, ...GUESTS].map(({ name }, index): Party => ({
  id: index + 1,
  name,
  heads: 1,
  answer: 'accepted',
}));

const HEAT = 366013;
const CODENAMES = 178900;
const SCOUT = 291453;
const THE_CREW = 284083;
const CARCASSONNE = 822;
const WAVELENGTH = 262543;
const TWILIGHT_IMPERIUM = 233078;

/** Elif brings it; it is not in Maya's collection. */
const BROUGHT = { bggId: WAVELENGTH, by: 'Elif' };

const idOf = (name: string): number => PARTIES.find((party) => party.name === name)?.id ?? 0;
const ballot = (name: string, approves: number[], says: Partial<Ballot> = {}): Ballot => ({
  voterId: idOf(name),
  approves,
  veto: null,
  teaches: [],
  ...says,
});

const BALLOTS = [
  ballot('Maya', [HEAT, SCOUT]),
  ballot('Priya', [HEAT, CODENAMES, THE_CREW]),
  ballot('Jonas', [HEAT, SCOUT], { teaches: [HEAT] }),
  ballot('Tom', [CODENAMES, CARCASSONNE], { veto: TWILIGHT_IMPERIUM }),
  ballot('Elif', [WAVELENGTH, HEAT, CODENAMES], { teaches: [WAVELENGTH] }),
  ballot('Noor', [HEAT, CARCASSONNE], { teaches: [CARCASSONNE] }),
];
/** The host put these on the night, so they can be voted on; Wavelength is brought. */
const VOTED_ON = new Set([HEAT, CODENAMES, SCOUT, THE_CREW, CARCASSONNE, WAVELENGTH, TWILIGHT_IMPERIUM]);
/** At two of Tom's last three nights none of his voted games was played. */
const WEIGHTS = new Map([[idOf('Tom'), 8]]);

/** A four-hour night of the demo owner with all six people; games by BoardGameGeek id. */
export async function demoEvening(): Promise<Evening> {
  const catalogue = await popularGames();
  const { games, plays } = planDemo(catalogue, NOW);
  const votes = tallyBallots(BALLOTS, WEIGHTS);
  const shelf = games.filter(({ isWishlist, isExpansion }) => !isWishlist && !isExpansion);
  const brought = catalogue.filter(({ bggId }) => bggId === BROUGHT.bggId);
  const facts = [
    ...shelf.map((game) => factsOf(game, plays, { kind: 'host_shelf', by: idOf(HOST.name) })),
    ...brought.map((game) => factsOf(game, [], { kind: 'brought', by: idOf(BROUGHT.by) })),
  ];
  const candidates = facts.map((game) => candidateOf(game, votes.get(game.id)));
  return {
    parties: PARTIES,
    maybeHeads: 0,
    hostId: idOf(HOST.name),
    minutes: 240,
    candidates,
    seed: 1,
    usualWeight: usualWeight(candidates),
    fromShelf: false,
    wishes: NO_WISHES,
    now: NOW,
    timeZone: 'Atlantic/Reykjavik',
  };
}

type DemoGame = ReturnType<typeof planDemo>['games'][number] | PopularGame;

function factsOf(game: DemoGame, plays: readonly Play[], source: GameSource): GameFacts {
  const own = plays.filter(({ bggId }) => bggId === game.bggId);
  const names = new Set(own.flatMap(({ players }) => players));
  return {
    id: game.bggId ?? 0,
    title: game.title,
    range: playerRange(game.players),
    bestPlayers: game.bestPlayers ?? null,
    recommendedPlayers: null,
    duration: game.duration,
    plays: own,
    weight: game.weight ?? null,
    difficulty: game.difficulty ?? 'medium',
    minAge: game.minAge ?? null,
    rating: 'rating' in game ? (game.rating ?? 0) : 0,
    timesPlayed: own.length,
    lastPlayedAt: own.at(-1)?.playedAt ?? null,
    source,
    isOfNight: VOTED_ON.has(game.bggId ?? 0),
    knownBy: PARTIES.filter(({ name }) => names.has(name)).map(({ id }) => id),
  };
}

/** The catalogue as the table has it, most popular first. */
async function popularGames(): Promise<PopularGame[]> {
  const rows = readCatalogue(await readFile(join(projectRoot, 'data/catalogue.csv')));
  return rows
    .toSorted((a, b) => b.popularity - a.popularity || a.bggId - b.bggId)
    .map((row, index) => ({ imageUrl: null, description: null, ...row, id: index + 1 }));
}
