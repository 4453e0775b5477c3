import { countText } from '#client/lib/number-text.ts';
import { eventEnd } from '#shared/time/event-end.ts';
import { whenText } from '../night-text.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import type { Votes } from '#shared/nights/votes-contract.ts';

type Night = Pick<Event, 'date' | 'durationMinutes' | 'timeZone'>;
type VotedGame = Votes['games'][number];

/** '4 of 6 want it'. */
export const wantedText = (approvals: number, mayVote: number): string =>
  `${approvals} of ${mayVote} ${approvals === 1 ? 'wants' : 'want'} it`;

/** Notes on a game: who brings it, who can teach it, who vetoes it. */
export function voteDetails({ broughtBy, teachers, vetoes, names }: VotedGame): string[] {
  const details = [broughtBy === null ? null : `${broughtBy} brings it`];
  if (names) {
    details.push(
      namesText(names.approvedBy, 'wants it', 'want it'),
      namesText(names.teachers, 'can teach it', 'can teach it'),
      namesText(names.vetoedBy, 'will not play it', 'will not play it'),
    );
  } else {
    details.push(
      teachers === 0 ? null : `${teachers} can teach it`,
      vetoes === 0 ? null : countText(vetoes, 'veto', 'vetoes'),
    );
  }
  return details.filter((aside) => aside !== null);
}

function namesText(names: readonly string[], one: string, many: string): string | null {
  if (names.length === 0) return null;
  return `${new Intl.ListFormat('en-GB').format(names)} ${names.length === 1 ? one : many}`;
}

/** When guests without a vote were last asked, and from when they can be, unless the night is over by then; null if neither. */
export function requestNote({ lastAskedAt, askableFrom }: Votes['unvoted'], night: Night, now: Date): string | null {
  const asked = lastAskedAt && `Asked for votes ${whenText(lastAskedAt, night.timeZone, now)}.`;
  if (!askableFrom || askableFrom <= now || askableFrom >= eventEnd(night)) return asked;
  return [asked, `You can ask again from ${whenText(askableFrom, night.timeZone, now)}.`].filter(Boolean).join(' ');
}

/** The state of the vote. */
export function votedText({ voted, mayVote, closedAt }: Votes): string {
  if (closedAt) return voted === 0 ? 'Closed. Nobody has voted.' : `Closed. ${voted} of ${mayVote} have voted.`;
  if (voted === 0) return 'Nobody has voted yet. Guests vote on their own link.';
  return `${voted} of ${mayVote} ${voted === 1 ? 'has' : 'have'} voted. You see names once you close the vote.`;
}
