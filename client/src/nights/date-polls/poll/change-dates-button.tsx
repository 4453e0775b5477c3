import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { Host } from '#client/organizations/host.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import type { Event } from '#shared/nights/events-contract.ts';
import { datePollQuery } from './api.ts';
import { t } from '#client/nights/words/words.ts';

const ChangeDatesDialog = lazy(async () => ({
  default: (await import('./change-dates-dialog.tsx')).ChangeDatesDialog,
}));

/** Opens the dialog that changes the dates, whose calendar is loaded then. */
export function ChangeDatesButton({ event, host }: { event: Event; host: Host }) {
  const { data: poll } = useQuery(datePollQuery(event.id));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={CalendarPlus} disabled={!poll || poll.settling !== null} onClick={() => setOpen(true)}>
        {t('Change Dates')}
      </Button>
      {isOpen && poll ? (
        <Suspense fallback={null}>
          <ChangeDatesDialog event={event} poll={poll} host={host} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
