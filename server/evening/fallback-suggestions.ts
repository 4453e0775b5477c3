import type { Candidate } from '#shared/evening/candidate.ts';
import { countWord } from '#shared/text/count-word.ts';
import type { Evening } from '#shared/evening/evening.ts';
import {
  bestWithin,
  byWorth,
  type GameAtTable,
  gameAtTable,
  exclusionReasons,
  isProposable,
} from '#shared/evening/game-at-table.ts';
import { headsOf, inOrder } from '#shared/evening/party.ts';

interface Need {
  evening: Evening;
  /** All games that these parties can play, given enough time. */
  playable: readonly GameAtTable[];
  kept: readonly GameAtTable[];
  /** Total minutes of the kept games. */
  keptEnd: number;
  passedOver: readonly number[];
}

/**
 * Changes that would make an evening possible when nothing fits, as sentences; each suffices on its own. Easiest first, at most
 * one of each kind and never empty.
 */
export function fallbackSuggestions({ evening, playable, kept, keptEnd, passedOver }: Need): string[] {
  if (evening.parties.length === 0) return ['Nobody has said yes yet.'];
  const [longest] = kept.toSorted((a, b) => b.minutes - a.minutes || a.candidate.id - b.candidate.id);
  if (longest) {
    const { title } = longest.candidate;
    return [moreTimeText(keptEnd, title), letGoText(title, 'takes too long')];
  }
  const isPassed = ({ candidate }: GameAtTable) => passedOver.includes(candidate.id);
  const again = bestWithin(evening.minutes, playable.filter(isPassed));
  // One that fits would have been planned.
  const [shortest] = byWorth(playable.filter((game) => isProposable(game) && !isPassed(game))).sort(
    (a, b) => a.minutes - b.minutes,
  );
  const [lowRated] = byWorth(playable.filter((game) => !isProposable(game) && game.minutes <= evening.minutes));
  const ways = [
    again && `${again.candidate.title} would fit, but you passed it over.`,
    shortest && moreTimeText(shortest.minutes, shortest.candidate.title),
    lowRated &&
      `${lowRated.candidate.title} would fit, but you rate it under three stars. Put it on the night if you want it after all.`,
    ...nearMisses(evening),
  ].filter((way) => way !== undefined);
  const heads = countWord(headsOf(evening.parties));
  return ways.length > 0 ? ways : [`No game here is for ${heads} in this time. Somebody could bring one.`];
}

/** The best game that is excluded by a veto only, and the one for the nearest number of people. */
function nearMisses(evening: Evening): (string | undefined)[] {
  const { candidates, parties, minutes } = evening;
  const heads = headsOf(parties);
  const heldBackBy = (reason: string) =>
    byWorth(
      candidates
        .filter((candidate) => String(exclusionReasons(candidate, parties)) === reason)
        .flatMap((candidate) => gameAtTable(candidate, parties, evening) ?? [])
        .filter((game) => game.minutes <= minutes && isProposable(game)),
    ).map(({ candidate }) => candidate);
  const nearest = ({ minPlayers, maxPlayers }: Candidate) => (heads < minPlayers ? minPlayers : maxPlayers);
  const away = (candidate: Candidate) => Math.abs(nearest(candidate) - heads);
  const [vetoed] = heldBackBy('vetoed');
  const [sized] = heldBackBy('range').sort((a, b) => away(a) - away(b));
  const vetoers = inOrder(parties).filter(({ id }) => vetoed?.vetoedBy.includes(id) && !evening.areVotesSecret);
  const veto = vetoers.length > 0 ? `the veto of ${vetoers.map(({ name }) => name).join(' and ')}` : 'a veto';
  return [
    vetoed && `${vetoed.title} would fit, but for ${veto}.`,
    sized && `If you were ${countWord(nearest(sized))}, ${sized.title} would fit.`,
  ];
}

const WHY_LET_GO = {
  absent: 'stays at home with its owner',
  vetoed: 'has been vetoed',
  range: 'is not for so many people',
} as const;

/** A kept game that cannot be played. */
export function unplayableKeptGame(gameId: number, { candidates, parties }: Evening): string {
  const candidate = candidates.find(({ id }) => id === gameId);
  if (!candidate) return letGoText('A game that you keep', 'is not among the games');
  const [because] = exclusionReasons(candidate, parties);
  const why = because ? WHY_LET_GO[because] : 'is new to some, and nobody who comes can explain it';
  return letGoText(candidate.title, why);
}

const moreTimeText = (minutes: number, title: string): string =>
  `With ${minutes} minutes there would be time for ${title}.`;

const letGoText = (title: string, why: string): string => `${title} ${why}. Let it go, and there may be another.`;
