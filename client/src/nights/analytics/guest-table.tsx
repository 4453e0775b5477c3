import { useState } from 'react';
import { wholeText } from '#client/lib/number-text.ts';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { FiguresTable, type Figure } from '#client/ui/charts/figures-table.tsx';
import type { EventAnalytics } from '#shared/nights/event-analytics-contract.ts';
import { answerTimeText } from './answer-time-text.ts';
import { guestAcceptanceRate } from './acceptance-rate.ts';
import { t } from '#client/nights/words/words.ts';

type Guest = EventAnalytics['guests'][number];

const SHOWN_AT_FIRST = 10;

const FIGURES: readonly Figure<Guest>[] = [
  [t('Invited'), ({ invited }) => wholeText(invited)],
  [t('Accepted'), ({ accepted }) => wholeText(accepted)],
  [t('Came'), ({ came }) => wholeText(came)],
  [t('Answers in'), ({ answerHours }) => answerTimeText(answerHours)],
];

/** Guests by invitations, attendance and response time. */
export function GuestTable({ guests, count }: { guests: readonly Guest[]; count: number }) {
  const [all, setAll] = useState(false);
  const shown = all ? guests : guests.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby="guest-figures">
      <h2 id="guest-figures">{t('Guests')}</h2>
      <FiguresTable
        rows={shown}
        keyOf={(guest) => guest.email ?? `name ${guest.name}`}
        about={[t('Guest'), guestCell]}
        share={[t('Says yes'), guestAcceptanceRate]}
        figures={FIGURES}
      />
      <p className="mt-2.5 text-xs text-ink-3">
        {t(
          "Who came is what you said when wrapping up, else who was checked in, else who said yes. Half of a guest's answers are there within the time shown.",
        )}
        {count > guests.length
          ? ` ${t('The {shown} most invited of {count, plural, one {# guest} other {# guests}}.', { shown: guests.length, count })}`
          : ''}
      </p>
      {guests.length > SHOWN_AT_FIRST ? (
        <Button className="mt-3" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('Show Fewer') : t('Show All {count} Guests', { count: wholeText(guests.length) })}
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
        {name ?? email ?? t('A guest without a name')}
        {name !== null && email !== null ? <small>{email}</small> : null}
      </span>
    </span>
  );
}
