import { whenText } from '../../night-text.ts';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { agoText, answersGiven } from './poll-text.ts';
import type { PollContext } from './poll-context.ts';
import { rich, t } from '#client/nights/words/words.ts';
import type { DatePollAttendee } from '#shared/nights/date-polls/date-polls-contract.ts';

/** Guests' notes, and the latest answers. */
export function PollNotes({ context: { event, poll } }: { context: PollContext }) {
  const withNotes = poll.attendees.flatMap(({ id, name, note, noteIsShared, answeredAt }) =>
    note === null ? [] : [{ id, name, note, noteIsShared, answeredAt }],
  );
  const byId = new Map(poll.attendees.map((one) => [one.id, one]));
  const now = new Date();
  const activity = poll.activity.flatMap(({ attendeeId, at }) => {
    const one = byId.get(attendeeId);
    return one && !one.isHost ? [{ one, at }] : [];
  });
  if (withNotes.length + activity.length === 0) return null;
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-6">
      {withNotes.length > 0 ? (
        <Tile as="section" pad="lg" aria-labelledby="notes-heading">
          <h2 id="notes-heading" className="mb-2.5">
            {t('Notes')}
          </h2>
          <ul className="grid gap-3">
            {withNotes.map(({ id, name, note, noteIsShared, answeredAt }) => (
              <li key={id} className="flex items-start gap-3 leading-[1.4]">
                <Avatar name={name} />
                <div className="min-w-0 wrap-anywhere">
                  <p className="whitespace-pre-line" dir="auto">
                    {note}
                  </p>
                  <p className="text-xs text-ink-2">
                    <bdi>{name}</bdi>
                    {answeredAt ? `, ${whenText(answeredAt, event.timeZone, now)}` : ''}
                    {noteIsShared ? `. ${t('Other guests read it, too')}` : ''}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </Tile>
      ) : null}
      {activity.length > 0 ? (
        <Tile as="section" pad="lg" aria-labelledby="activity-heading">
          <h2 id="activity-heading" className="mb-2.5">
            {t('As it came in')}
          </h2>
          <ul className="grid gap-2.5 text-note">
            {activity.map(({ one, at }) => (
              <li key={one.id} className="flex items-center gap-3">
                <Avatar name={one.name} size="sm" />
                <span className="min-w-0 wrap-anywhere">
                  <Answered one={one} />
                </span>
                <time className="ms-auto text-xs whitespace-nowrap text-ink-2" dateTime={at.toISOString()}>
                  {agoText(at, now)}
                </time>
              </li>
            ))}
          </ul>
        </Tile>
      ) : null}
    </div>
  );
}

/** 'Noor answered all 6', 'Noor answered 4 of 6'. */
function Answered({ one }: { one: DatePollAttendee }) {
  const { given, all } = answersGiven(one.answers);
  const name = <bdi>{one.name}</bdi>;
  return given === all
    ? rich('{name} answered all {count}', { name, count: given })
    : rich('{name} answered {given} of {all}', { name, given, all });
}
