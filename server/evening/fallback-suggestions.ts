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
import { listText } from '#shared/text/list-text.ts';
import { locale } from '#server/platform/words/language.ts';
import { t } from './words/words.ts';

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
  if (evening.parties.length === 0) return [t('Nobody has said yes yet.')];
  const [longest] = kept.toSorted((a, b) => b.minutes - a.minutes || a.candidate.id - b.candidate.id);
  if (longest) {
    const { title } = longest.candidate;
    return [moreTimeText(keptEnd, title), t('{title} takes too long. Let it go, and there may be another.', { title })];
  }
  const isPassed = ({ candidate }: GameAtTable) => passedOver.includes(candidate.id);
  const again = bestWithin(evening.minutes, playable.filter(isPassed));
  // One that fits would have been planned.
  const [shortest] = byWorth(playable.filter((game) => isProposable(game) && !isPassed(game))).sort(
    (a, b) => a.minutes - b.minutes,
  );
  const [lowRated] = byWorth(playable.filter((game) => !isProposable(game) && game.minutes <= evening.minutes));
  const ways = [
    again && t('{title} would fit, but you passed it over.', { title: again.candidate.title }),
    shortest && moreTimeText(shortest.minutes, shortest.candidate.title),
    lowRated &&
      t('{title} would fit, but you rate it under three stars. Put it on the night if you want it after all.', {
        title: lowRated.candidate.title,
      }),
    ...nearMisses(evening),
  ].filter((way) => way !== undefined);
  const heads = countWord(headsOf(evening.parties));
  return ways.length > 0 ? ways : [t('No game here is for {heads} in this time. Somebody could bring one.', { heads })];
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
  const names = listText(
    vetoers.map(({ name }) => name),
    locale(),
  );
  return [
    vetoed &&
      (names === ''
        ? t('{title} would fit, but for a veto.', { title: vetoed.title })
        : t('{title} would fit, but for the veto of {names}.', { title: vetoed.title, names })),
    sized && t('If you were {heads}, {title} would fit.', { heads: countWord(nearest(sized)), title: sized.title }),
  ];
}

/** A kept game that cannot be played. */
export function unplayableKeptGame(gameId: number, { candidates, parties }: Evening): string {
  const candidate = candidates.find(({ id }) => id === gameId);
  if (!candidate) return t('A game that you keep is not among the games. Let it go, and there may be another.');
  const [because] = exclusionReasons(candidate, parties);
  const { title } = candidate;
  switch (because) {
    case 'absent':
      return t('{title} stays at home with its owner. Let it go, and there may be another.', { title });
    case 'vetoed':
      return t('{title} has been vetoed. Let it go, and there may be another.', { title });
    case 'range':
      return t('{title} is not for so many people. Let it go, and there may be another.', { title });
    default:
      return t('{title} is new to some, and nobody who comes can explain it. Let it go, and there may be another.', {
        title,
      });
  }
}

const moreTimeText = (minutes: number, title: string): string =>
  t('With {minutes} minutes there would be time for {title}.', { minutes, title });
