import type { Candidate } from '#shared/evening/candidate.ts';
import { countWord } from '#shared/text/count-word.ts';
import type { Evening } from '#shared/evening/evening.ts';
import {
  byWorth,
  type GameAtTable,
  gameAtTable,
  type ExclusionReason,
  exclusionReasons,
  isProposable,
} from '#shared/evening/game-at-table.ts';
import { headsOf, inOrder, type Party } from '#shared/evening/party.ts';

/** A change that would make an evening possible when nothing fits; each suffices on its own. */
export type FallbackSuggestion =
  | { code: 'again'; title: string }
  | { code: 'more_time'; minutes: number; title: string }
  /** No names while votes are secret. */
  | { code: 'lift_veto'; title: string; names: string[] }
  | { code: 'other_heads'; heads: number; title: string }
  | { code: 'let_go'; title: string | null; because: ExclusionReason | 'untaught' | 'time' | 'unknown' }
  | { code: 'low_rated'; title: string }
  | { code: 'another_game'; heads: number }
  | { code: 'nobody' };

interface Need {
  evening: Evening;
  /** All games that these parties can play, given enough time, and those of them that may be proposed. */
  playable: readonly GameAtTable[];
  proposable: readonly GameAtTable[];
  kept: readonly GameAtTable[];
  /** Total minutes of the kept games. */
  keptEnd: number;
  passedOver: ReadonlySet<number>;
}

/** Suggestions, easiest first, at most one of each kind and never empty. */
export function fallbackSuggestions(need: Need): FallbackSuggestion[] {
  const { evening, kept, keptEnd } = need;
  if (evening.parties.length === 0) return [{ code: 'nobody' }];
  const [longest] = kept.toSorted((a, b) => b.minutes - a.minutes || a.candidate.id - b.candidate.id);
  if (longest) {
    const { title } = longest.candidate;
    return [
      { code: 'more_time', minutes: keptEnd, title },
      { code: 'let_go', title, because: 'time' },
    ];
  }
  const ways = [again(need), moreTime(need), lowRated(need), ...nearMissSuggestions(need)].filter(
    (way) => way !== null,
  );
  return ways.length > 0 ? ways : [{ code: 'another_game', heads: headsOf(evening.parties) }];
}

/** A fitting game that the host has passed over. */
function again({ proposable, passedOver, evening }: Need): FallbackSuggestion | null {
  const [game] = byWorth(
    proposable.filter((one) => passedOver.has(one.candidate.id) && one.minutes <= evening.minutes),
  );
  return game ? { code: 'again', title: game.candidate.title } : null;
}

/** The shortest game that needs more time; one that fits would have been planned. */
function moreTime({ proposable, passedOver }: Need): FallbackSuggestion | null {
  const [game] = byWorth(proposable.filter((one) => !passedOver.has(one.candidate.id))).sort(
    (a, b) => a.minutes - b.minutes,
  );
  return game ? { code: 'more_time', minutes: game.minutes, title: game.candidate.title } : null;
}

/** The best game that nobody asked for and the host rates under three stars. */
function lowRated({ playable, proposable, evening }: Need): FallbackSuggestion | null {
  const [game] = byWorth(playable.filter((one) => !proposable.includes(one) && one.minutes <= evening.minutes));
  return game ? { code: 'low_rated', title: game.candidate.title } : null;
}

/** The best game that is excluded by a veto only, and the one for the nearest number of people. */
function nearMissSuggestions({ evening }: Need): (FallbackSuggestion | null)[] {
  const { candidates, parties, minutes } = evening;
  const heads = headsOf(parties);
  const heldBackBy = (reason: ExclusionReason) =>
    candidates.filter((candidate) => String(exclusionReasons(candidate, parties)) === reason);
  const bestOf = (held: readonly Candidate[]) =>
    byWorth(held.flatMap((candidate) => gameAtTable(candidate, parties, evening) ?? []).filter(isProposable))
      .filter((game) => game.minutes <= minutes)
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

/** A kept game that cannot be played. */
export function unplayableKeptGame(gameId: number, { candidates, parties }: Evening): FallbackSuggestion {
  const candidate = candidates.find(({ id }) => id === gameId);
  const because = candidate ? (exclusionReasons(candidate, parties)[0] ?? 'untaught') : 'unknown';
  return { code: 'let_go', title: candidate?.title ?? null, because };
}

const WHY_LET_GO = {
  absent: 'stays at home with its owner',
  vetoed: 'has been vetoed',
  range: 'is not for so many people',
  untaught: 'is new to some, and nobody who comes can explain it',
  time: 'takes too long',
  unknown: 'is not among the games',
} as const;

/** A suggestion as a sentence: 'With 95 minutes there would be time for Heat.' */
export function fallbackText(way: FallbackSuggestion): string {
  switch (way.code) {
    case 'again':
      return `${way.title} would fit, but you passed it over.`;
    case 'more_time':
      return `With ${way.minutes} minutes there would be time for ${way.title}.`;
    case 'lift_veto':
      return `${way.title} would fit, but for ${way.names.length > 0 ? `the veto of ${way.names.join(' and ')}` : 'a veto'}.`;
    case 'other_heads':
      return `If you were ${countWord(way.heads)}, ${way.title} would fit.`;
    case 'let_go':
      return `${way.title ?? 'A game that you keep'} ${WHY_LET_GO[way.because]}. Let it go, and there may be another.`;
    case 'low_rated':
      return `${way.title} would fit, but you rate it under three stars. Put it on the night if you want it after all.`;
    case 'another_game':
      return `No game here is for ${countWord(way.heads)} in this time. Somebody could bring one.`;
    case 'nobody':
      return 'Nobody has said yes yet.';
  }
}
