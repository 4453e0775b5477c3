import { useState } from 'react';
import { countText, wholeText } from '#client/lib/number-text.ts';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { FiguresTable, type Figure } from '#client/ui/charts/figures-table.tsx';
import type { EventAnalytics } from '#shared/nights/event-analytics-contract.ts';
import { answerTimeText } from './answer-time-text.ts';
import { guestAcceptanceRate } from './acceptance-rate.ts';

type Guest = EventAnalytics['guests'][number];

const SHOWN_AT_FIRST = 10;

const FIGURES: readonly Figure<Guest>[] = [
  ['Invited', ({ invited }) => wholeText(invited)],
  ['Accepted', ({ accepted }) => wholeText(accepted)],
  ['Came', ({ came }) => wholeText(came)],
  ['Answers in', ({ answerHours }) => answerTimeText(answerHours)],
];

/** Guests by invitations, attendance and response time. */
export function GuestTable({ guests, count }: { guests: readonly Guest[]; count: number }) {
  const [all, setAll] = useState(false);
  const shown = all ? guests : guests.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby="guest-figures">
      <h2 id="guest-figures">Guests</h2>
      <FiguresTable
        rows={shown}
        keyOf={(guest) => guest.email ?? `name ${guest.name}`}
        about={['Guest', guestCell]}
        share={['Says yes', guestAcceptanceRate]}
        figures={FIGURES}
      />
      <p className="mt-2.5 text-xs text-ink-3">
        Who came is what you said when wrapping up, else who was checked in, else who said yes. Half of a guest&apos;s
        answers are there within the time shown.
        {count > guests.length ? ` The ${guests.length} most invited of ${countText(count, 'guest')}.` : ''}
      </p>
      {guests.length > SHOWN_AT_FIRST ? (
        <Button className="mt-3" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show Fewer' : `Show All ${wholeText(guests.length)} Guests`}
        </Button>
      ) : null}
    </section>
  );
}

function guestCell({ name, email }: Guest) {
  return (
    <span className="flex min-h-9 items-center gap-3">
      <Avatar name={name ?? email ?? '?'} size="sm" />
      <span dir="auto">
        {name ?? email ?? 'A guest without a name'}
        {name !== null && email !== null ? <small>{email}</small> : null}
      </span>
    </span>
  );
}
