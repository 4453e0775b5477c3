import { useQueryClient } from '@tanstack/react-query';
import { CalendarCheck, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { longDayOf } from '../date-option-text.ts';
import { eventKeys } from '#client/lib/event-keys.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import type { DatePoll } from '#shared/nights/date-polls/date-polls-contract.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { DATES_HEADING } from './poll-context.ts';
import { t } from '#client/nights/words/words.ts';

interface PendingDateBannerProps {
  event: Event;
  poll: DatePoll;
  /** The reader pressed; their button is disabled now, so the focus goes to 'Undo'. */
  isOwn: boolean;
  onUndo: () => void;
}

/** Milliseconds after which a due date is requested, and requested again: the server sets it a moment later. */
const AFTER_MS = 700;

/** Notice that a date is being set; remains without the toast, after a reload, and for other hosts. */
export function PendingDateBanner({ event, poll, isOwn, onUndo }: PendingDateBannerProps) {
  const client = useQueryClient();
  const settlesAt = poll.settling?.settlesAt.getTime() ?? null;
  const isDue = useIsPast(settlesAt);
  useEffect(() => {
    if (!isDue || settlesAt === null) return undefined;
    const timer = setInterval(() => void client.invalidateQueries({ queryKey: eventKeys.one(event.id) }), AFTER_MS);
    return () => clearInterval(timer);
  }, [client, event.id, isDue, settlesAt]);
  const undo = useInitialFocus(isOwn);
  const option = poll.options.find(({ id }) => id === poll.settling?.optionId);
  if (!option) return null;
  return (
    <Banner
      icon={CalendarCheck}
      tone="good"
      title={t('It is {day}', { day: longDayOf(option.startsAt, event.timeZone) })}
      action={
        isDue ? null : (
          <Button ref={undo} size="sm" icon={Undo2} onClick={onUndo}>
            {t('Undo')}
          </Button>
        )
      }
    >
      {isDue ? t('Everybody is being told...') : t('Everybody is told in a few seconds. Nothing has been sent yet.')}
    </Banner>
  );
}

const isFocusLost = (): boolean => {
  const { activeElement: active } = document;
  return active === null || active === document.body || active.matches(':disabled');
};

/** A button that takes a lost focus when it appears, and leaves it to the dates when it goes. */
function useInitialFocus(isOwn: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOwn && isFocusLost()) button.current?.focus();
  }, [isOwn]);
  useEffect(
    () => () => {
      if (isFocusLost()) document.getElementById(DATES_HEADING)?.focus({ preventScroll: true });
    },
    [],
  );
  return button;
}

/** Whether a moment has passed; changes when it does. @param time milliseconds since 1970; null never passes */
function useIsPast(time: number | null): boolean {
  const [passed, setPassed] = useState<number | null>(null);
  useEffect(() => {
    if (time === null) return undefined;
    const timer = setTimeout(() => setPassed(time), Math.max(0, time - Date.now()));
    return () => clearTimeout(timer);
  }, [time]);
  return time !== null && passed === time;
}
