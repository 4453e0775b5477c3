import { listCopies } from '#shared/copies/copies-contract.ts';
import { type Game, listGames } from '#shared/games/games-contract.ts';
import { listLoans } from '#shared/games/loans/loans-contract.ts';
import { listMechanics } from '#shared/games/mechanics-contract.ts';
import { listPlays, type Play } from '#shared/plays/plays-contract.ts';
import { listViews } from '#shared/collection/saved-views-contract.ts';
import { listTags } from '#shared/games/tags-contract.ts';
import type { Category, Difficulty } from '#shared/enums.ts';
import { aCopy, KNOWN_COPY } from '#tests/support/rows/a-copy.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { anOpenLoan } from './an-open-loan.ts';
import { answer, type Answered } from './answers.ts';
import { EMPTY_ACCOUNT } from './empty-account.ts';

type Line = [title: string, players: string, best: string | null, minutes: string, Category, Difficulty, plays: number];

const LINES: readonly Line[] = [
  ['7 Wonders', '2-7', '4,5', '30', 'card', 'medium', 26],
  ['Architects of the West Kingdom', '1-5', '3', '80', 'worker-placement', 'medium', 3],
  ['Azul', '2-4', '2', '45', 'abstract', 'easy', 31],
  ['Brass: Birmingham', '2-4', '3,4', '120', 'strategy', 'hard', 12],
  ['Calico', '1-4', '2', '45', 'abstract', 'easy', 0],
  ['Carcassonne', '2-5', '2', '45', 'family', 'easy', 14],
  ['Cascadia', '1-4', '2', '45', 'family', 'easy', 18],
  ['Castles of Burgundy: 20th Anniversary', '1-4', '2', '90', 'euro', 'medium', 6],
  ['Codenames', '2-8', '6,8', '15', 'word', 'easy', 22],
  ['Concordia', '2-5', '4', '100', 'euro', 'medium', 9],
  ['Dominion: Second Edition', '2-4', '2', '30', 'deck-building', 'medium', 11],
  ['Dune: Imperium', '1-4', '3', '120', 'worker-placement', 'hard', 5],
  ['Everdell', '1-4', '2', '80', 'worker-placement', 'medium', 4],
  ['Heat: Pedal to the Metal', '1-6', '5', '60', 'racing', 'medium', 10],
  ['Just One', '3-7', '6', '20', 'party', 'easy', 16],
  ['Lords of Waterdeep: Scoundrels of Skullport', '2-6', '4', '90', 'worker-placement', 'medium', 0],
  ['Memoir ’44', '2', '2', '60', 'war', 'medium', 2],
  ['Pandemic', '2-4', '4', '45', 'cooperative', 'medium', 7],
  ['Skull King', '2-8', '5', '30', 'card', 'easy', 52],
  ['Spirit Island', '1-4', '2', '120', 'cooperative', 'expert', 8],
  ['The Quacks of Quedlinburg', '2-4', '4', '45', 'family', 'easy', 1],
  ['Ticket to Ride: Europe', '2-5', '4', '60', 'family', 'easy', 13],
  ['War of the Ring: Second Edition', '2-4', '2', '180', 'thematic', 'expert', 1],
  ['Wits & Wagers', '3-7', '5', '25', 'trivia', 'easy', 0],
];

const MECHANICS = ['Hand Management', 'Worker Placement', 'Tile Placement', 'Set Collection'];
const PLAYERS = ['Maya', 'Priya', 'Jonas', 'Tom', 'Elif', 'Bartholomew-Alexander'];
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const TAGS = [
  { id: 1, name: 'Cottage', colour: 'green' },
  { id: 2, name: 'Two-player evenings', colour: 'violet' },
] as const;

/** Two dozen owned games of each category, with ratings, tags and plays. */
const OWNED: readonly Game[] = LINES.map(
  ([title, players, bestPlayers, duration, category, difficulty, timesPlayed], n) =>
    aGame({
      id: n + 1,
      title,
      players,
      bestPlayers,
      duration,
      category,
      difficulty,
      timesPlayed,
      lastPlayed: timesPlayed > 0 ? daysAgo(5 + n * 40) : null,
      rating: timesPlayed > 0 ? 2 + (n % 7) / 2 : 0,
      weight: 1.2 + (n % 7) / 2,
      year: 2000 + n,
      bggId: 100 + n,
      isFavorite: n % 9 === 2,
      tagIds: n % 4 === 0 ? [1] : n % 6 === 1 ? [1, 2] : [],
      youtube: n % 5 === 0 ? 'https://www.youtube.com/results?search_query=rules' : null,
      createdAt: daysAgo(400 + n * 30),
    }),
);

/** The games of the collection, with an expansion, and wishes. */
export const SHELF: readonly Game[] = [
  ...OWNED,
  aGame({ id: 41, title: 'Carcassonne: Inns & Cathedrals', isExpansion: true, parentGameId: 6 }),
  ...['Ark Nova', 'Gloomhaven: Jaws of the Lion', 'Terraforming Mars: Ares Expedition'].map((title, n) =>
    aGame({
      id: 51 + n,
      title,
      isWishlist: true,
      wishPriority: n + 1,
      buyUrl: 'https://www.example.org/shop',
      notes: 'Priya has it: play hers first.',
      category: 'strategy',
    }),
  ),
];

/** Two plays of each of the first fifteen games, the latest first. */
export const COLLECTION_PLAYS: readonly Play[] = Array.from({ length: 30 }, (_, n) => {
  const game = OWNED[n % 15];
  const players = PLAYERS.slice(n % 3, 3 + (n % 4));
  return aPlay({
    id: 100 + n,
    gameId: game?.id ?? null,
    gameTitle: game?.title ?? '',
    playedAt: daysAgo(2 + n * 6),
    players,
    scores: players.map((_name, index) => 81 - index * 7 - n),
    winner: players[0] ?? null,
    duration: 40 + n,
    notes: n % 3 === 0 ? 'The last round decided it, once more.' : null,
  });
});

/** An account with two dozen games, plays, copies with prices and places, tags, a saved view and loans. */
export const FULL_COLLECTION: readonly Answered[] = [
  ...EMPTY_ACCOUNT,
  answer(listGames, [...SHELF]),
  answer(listPlays, [...COLLECTION_PLAYS]),
  answer(
    listCopies,
    OWNED.slice(0, 18).map(({ id }, n) =>
      aCopy({
        ...KNOWN_COPY,
        id,
        gameId: id,
        pricePaid: 19 + n * 7,
        place: ['Flat, shelf 3', 'Cottage', null][n % 3] ?? null,
      }),
    ),
  ),
  answer(
    listMechanics,
    OWNED.map(({ id }) => ({ gameId: id, mechanics: MECHANICS.slice(id % 3, (id % 3) + 2) })),
  ),
  answer(listTags, [...TAGS]),
  answer(listViews, [{ id: 1, name: 'Never on the table yet', query: 'unplayed=1&sort=weight', isPinned: true }]),
  answer(listLoans, [
    anOpenLoan({ gameId: 4 }),
    anOpenLoan({ id: 2, gameId: 16, personName: 'Bartholomew-Alexander', until: '2026-01-31' }),
    anOpenLoan({ id: 3, gameId: 20, direction: 'borrowed', personName: 'Jonas', until: null }),
  ]),
];
