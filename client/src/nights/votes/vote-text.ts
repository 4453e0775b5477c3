import { eventEnd } from '#shared/time/event-end.ts';
import { whenText } from '../night-text.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import type { Votes } from '#shared/nights/votes-contract.ts';
import { t } from '#client/nights/words/words.ts';
import { listText } from '#shared/text/list-text.ts';

type Night = Pick<Event, 'date' | 'durationMinutes' | 'timeZone'>;
type VotedGame = Votes['games'][number];

/** '4 of 6 want it'. */
export const wantedText = (approvals: number, mayVote: number): string =>
  t('{count, plural, one {# of {all} wants it} other {# of {all} want it}}', { count: approvals, all: mayVote });

/** Notes on a game: who brings it, who can teach it, who vetoes it. */
export function voteDetails({ broughtBy, teachers, vetoes, names }: VotedGame): string[] {
  const details = [broughtBy === null ? null : t('{name} brings it', { name: broughtBy })];
  if (names) {
    details.push(
      aboutNames(names.approvedBy, (who) => t('{count, plural, one {{names} wants it} other {{names} want it}}', who)),
      aboutNames(names.teachers, (who) => t('{count, plural, other {{names} can teach it}}', who)),
      aboutNames(names.vetoedBy, (who) => t('{count, plural, other {{names} will not play it}}', who)),
    );
  } else {
    details.push(
      teachers === 0 ? null : t('{count, plural, other {# can teach it}}', { count: teachers }),
      vetoes === 0 ? null : t('{count, plural, one {# veto} other {# vetoes}}', { count: vetoes }),
    );
  }
  return details.filter((aside) => aside !== null);
}

const aboutNames = (
  names: readonly string[],
  textOf: (who: { count: number; names: string }) => string,
): string | null => (names.length === 0 ? null : textOf({ count: names.length, names: listText(names) }));

/** When guests without a vote were last asked, and from when they can be, unless the night is over by then; null if neither. */
export function requestNote({ lastAskedAt, askableFrom }: Votes['unvoted'], night: Night, now: Date): string | null {
  const asked = lastAskedAt && t('Asked for votes {when}.', { when: whenText(lastAskedAt, night.timeZone, now) });
  if (!askableFrom || askableFrom <= now || askableFrom >= eventEnd(night)) return asked;
  return [asked, t('You can ask again from {when}.', { when: whenText(askableFrom, night.timeZone, now) })]
    .filter(Boolean)
    .join(' ');
}

/** The state of the vote. */
export function votedText({ voted, mayVote, closedAt }: Votes): string {
  if (closedAt)
    return voted === 0
      ? t('Closed. Nobody has voted.')
      : t('Closed. {voted} of {all} have voted.', { voted, all: mayVote });
  if (voted === 0) return t('Nobody has voted yet. Guests vote on their own link.');
  return t(
    '{count, plural, one {# of {all} has voted.} other {# of {all} have voted.}} You see names once you close the vote.',
    { count: voted, all: mayVote },
  );
}
