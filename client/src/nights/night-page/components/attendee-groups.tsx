import { Armchair, CalendarCheck, Hand, Send } from 'lucide-react';
import { useId } from 'react';
import { RsvpMark, type RsvpShape } from '#client/ui/marks/rsvp-mark.tsx';
import type { IconType } from '#client/ui/marks/icon-type.ts';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { groupAttendees, type AttendeeGroup } from '../attendee-list.ts';
import { displayNameOf } from '../attendee-text.ts';
import type { AttendeeActions } from '../use-attendee-actions.ts';
import { AttendeeRow } from './attendee-row.tsx';
import { t } from '#client/nights/words/words.ts';

interface AttendeeGroupsProps {
  /** The shown rows, in order. */
  rows: readonly Attendee[];
  /** Number of rendered rows. */
  shown: number;
  actions: AttendeeActions;
  /** Ids of recently changed attendees. */
  fresh: ReadonlySet<number>;
}

const LOOKS: Record<AttendeeGroup, { words: string; mark: RsvpShape | IconType }> = {
  coming: { words: t('Coming'), mark: 'accepted' },
  maybe: { words: t('Maybe'), mark: 'maybe' },
  answeredDates: { words: t('Answered the dates'), mark: CalendarCheck },
  waitlist: { words: t('Waitlist'), mark: Armchair },
  asking: { words: t('Asks to come'), mark: Hand },
  silent: { words: t('No answer'), mark: 'invited' },
  notInvited: { words: t('Not written to yet'), mark: Send },
  declined: { words: t('Declined'), mark: 'declined' },
};

/** From this number, uninvited attendees are collapsed into a line of names. */
const FOLDED = 5;

/** The list in groups by answer: shape and word are in the heading only. */
export function AttendeeGroups({ rows, shown, actions, fresh }: AttendeeGroupsProps) {
  return (
    <div role="group" aria-label={t('Attendees')}>
      {renderedGroups(rows, shown).map(({ group, count, rows: rendered }) => (
        <Group key={group} group={group} count={count} rows={rendered} actions={actions} fresh={fresh} />
      ))}
    </div>
  );
}

/** The rendered groups, with their rendered rows. */
function renderedGroups(rows: readonly Attendee[], shown: number) {
  const groups = groupAttendees(rows);
  return groups.flatMap(({ group, rows: those }, index) => {
    const before = groups.slice(0, index).reduce((sum, one) => sum + one.rows.length, 0);
    const rendered = those.slice(0, Math.max(0, shown - before));
    return rendered.length === 0 ? [] : [{ group, count: those.length, rows: rendered }];
  });
}

interface GroupProps extends Omit<AttendeeGroupsProps, 'shown'> {
  group: AttendeeGroup;
  count: number;
}

function Group({ group, count, rows, actions, fresh }: GroupProps) {
  const id = useId();
  const { words, mark: Mark } = LOOKS[group];
  const list = (
    <ul aria-labelledby={id}>
      {rows.map((attendee) => (
        <AttendeeRow key={attendee.id} attendee={attendee} actions={actions} fresh={fresh.has(attendee.id)} />
      ))}
    </ul>
  );
  return (
    <section className="attendee-group mt-2.5" data-part={group}>
      <h3
        className="flex items-center gap-1.75 px-2 py-1 font-sans text-sm leading-[1.3] font-strong tracking-normal text-ink-2"
        id={id}
      >
        {typeof Mark === 'string' ? (
          <RsvpMark status={Mark} size="sm" />
        ) : (
          <Mark className="icon size-4.5 text-petrol" aria-hidden="true" />
        )}
        {words} <span className="num text-ink">{count}</span>
      </h3>
      {group === 'notInvited' && count >= FOLDED ? (
        <details>
          <summary className="cursor-pointer rounded-sm p-2 text-sm leading-[1.4] wrap-anywhere text-ink-2">
            {namesText(rows, count)}
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </section>
  );
}

const NAMED = 6;

/** 'Ben, Cara, Ines, Kai, Olga, Yara and 3 more'. */
function namesText(rows: readonly Attendee[], count: number): string {
  const named = rows.slice(0, NAMED).map((one) => displayNameOf(one));
  const more = count - named.length;
  return more > 0 ? t('{names} and {count} more', { names: named.join(', '), count: more }) : named.join(', ');
}
