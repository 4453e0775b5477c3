import type { Candidate } from './candidate.ts';
import { countWords } from './evening-reason.ts';
import type { Evening } from './evening.ts';
import { byPoints, type GameAtTable, gameAtTable, type Hindrance, hindrancesAt } from './game-at-table.ts';
import { CHANGE_OVER_MINUTES, type Places } from './line-up-search.ts';
import { headsOf, inOrder, type Party } from './party.ts';
import type { Role } from './roles.ts';

/** What would make an evening possible where nothing fits; each is enough by itself. */
export type WayOut =
  | { code: 'again'; title: string }
  | { code: 'more_time'; minutes: number; title: string }
  /** Without names while votes are secret. */
  | { code: 'lift_veto'; title: string; names: string[] }
  | { code: 'other_heads'; heads: number; title: string }
  | { code: 'unlock'; role: Role; title: string | null; because: Hindrance | 'time' | 'twice' | 'unknown' }
  | { code: 'another_game'; heads: number }
  | { code: 'nobody' };

interface Need {
  evening: Evening;
  /** All that these parties can play, given time enough. */
  playable: readonly GameAtTable[];
  locked: Partial<Places>;
  passedOver: ReadonlySet<number>;
  /** For the game that is missing, after those that are locked. */
  minutesLeft: number;
}

/** The ways out, the easiest first, at most one of each kind and always at least one. */
export function waysOut(need: Need): WayOut[] {
  const { evening, locked } = need;
  if (evening.parties.length === 0) return [{ code: 'nobody' }];
  if (locked.main) return settledTooLong(need, locked.main);
  const ways = [again(need), moreTime(need), ...butFor(need)].filter((way) => way !== null);
  return ways.length > 0 ? ways : [{ code: 'another_game', heads: headsOf(evening.parties) }];
}

/** What is settled takes too long, all together. */
function settledTooLong({ evening, minutesLeft }: Need, { candidate }: GameAtTable): WayOut[] {
  const minutes = evening.minutes - minutesLeft - CHANGE_OVER_MINUTES;
  return [
    { code: 'more_time', minutes, title: candidate.title },
    { code: 'unlock', role: 'main', title: candidate.title, because: 'time' },
  ];
}

/** A game that fits, but that the host passed over. */
function again({ playable, passedOver, locked, minutesLeft }: Need): WayOut | null {
  const held = new Set(Object.values(locked));
  const [game] = byPoints(
    playable.filter((one) => passedOver.has(one.candidate.id) && !held.has(one) && one.minutes <= minutesLeft),
  );
  return game ? { code: 'again', title: game.candidate.title } : null;
}

/** The shortest of the games that would fit, given time: one that fits as it is would have been planned. */
function moreTime({ evening, playable, passedOver, locked, minutesLeft }: Need): WayOut | null {
  const held = new Set(Object.values(locked));
  const [game] = byPoints(playable.filter((one) => !passedOver.has(one.candidate.id) && !held.has(one))).sort(
    (a, b) => a.minutes - b.minutes,
  );
  return game
    ? { code: 'more_time', minutes: evening.minutes - minutesLeft + game.minutes, title: game.candidate.title }
    : null;
}

/** The best game that a veto alone keeps off the table, and the one for the nearest number of people. */
function butFor({ evening, minutesLeft }: Need): (WayOut | null)[] {
  const { candidates, parties } = evening;
  const heads = headsOf(parties);
  const heldBackBy = (hindrance: Hindrance) =>
    candidates.filter((candidate) => String(hindrancesAt(candidate, parties)) === hindrance);
  const bestOf = (held: readonly Candidate[]) =>
    byPoints(held.flatMap((candidate) => gameAtTable(candidate, parties, evening) ?? []))
      .filter((game) => game.minutes <= minutesLeft)
      .map(({ candidate }) => candidate);
  const [vetoed] = bestOf(heldBackBy('vetoed'));
  const [sized] = bestOf(heldBackBy('range')).sort((a, b) => headsAway(a, heads) - headsAway(b, heads));
  return [
    vetoed ? { code: 'lift_veto', title: vetoed.title, names: namesOf(vetoed, parties) } : null,
    sized ? { code: 'other_heads', heads: nearestHeads(sized, heads), title: sized.title } : null,
  ];
}

const nearestHeads = ({ minPlayers, maxPlayers }: Candidate, heads: number): number =>
  heads < minPlayers ? minPlayers : maxPlayers;

const headsAway = (candidate: Candidate, heads: number): number => Math.abs(nearestHeads(candidate, heads) - heads);

const namesOf = ({ vetoedBy }: Candidate, parties: readonly Party[]): string[] =>
  inOrder(parties)
    .filter(({ id }) => vetoedBy.includes(id))
    .map(({ name }) => name);

/** What is settled in a place and cannot be there. */
export function settledInVain(role: Role, gameId: number, { candidates, parties }: Evening): WayOut {
  const candidate = candidates.find(({ id }) => id === gameId);
  const because = candidate ? (hindrancesAt(candidate, parties)[0] ?? 'twice') : 'unknown';
  return { code: 'unlock', role, title: candidate?.title ?? null, because };
}

const WHY_UNLOCK = {
  absent: 'stays at home with the one who has it',
  vetoed: 'has been vetoed',
  range: 'is not for so many',
  time: 'takes too long',
  twice: 'would be played twice',
  unknown: 'is not among the games',
} as const;

/** A way out in a sentence: 'With 95 minutes there would be time for Heat.' */
export function wayOutWords(way: WayOut): string {
  switch (way.code) {
    case 'again':
      return `${way.title} would fit, but you passed it over.`;
    case 'more_time':
      return `With ${way.minutes} minutes there would be time for ${way.title}.`;
    case 'lift_veto':
      return `${way.title} would fit, but for ${way.names.length > 0 ? `the veto of ${way.names.join(' and ')}` : 'a veto'}.`;
    case 'other_heads':
      return `If you were ${countWords(way.heads)}, ${way.title} would fit.`;
    case 'unlock':
      return `${way.title ?? `The ${way.role} that you chose`} ${WHY_UNLOCK[way.because]}. Let it go, and there may be another.`;
    case 'another_game':
      return `No game here is for ${countWords(way.heads)} in this time. Somebody could bring one.`;
    case 'nobody':
      return 'Nobody has said yes yet.';
  }
}
