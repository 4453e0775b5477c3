import { CalendarCheck } from 'lucide-react';
import { longDayOf } from '../date-option-text.ts';
import { Button } from '#client/ui/forms/button.tsx';
import type { DateOption } from '#shared/nights/date-polls/date-polls-contract.ts';
import { isLeader, type PollContext } from './poll-context.ts';
import { t } from '#client/nights/words/words.ts';

/** 'Set Friday 4 December'. Only the best date's button is the lamp, and only once a guest has answered. */
export function SetDateButton({ option, context, note }: { option: DateOption; context: PollContext; note: string }) {
  const { event, poll, onSet, isSetting } = context;
  const isLamp = isLeader(poll, option) && (event.datePoll?.answered ?? 0) > 0;
  return (
    <div className="grid content-center gap-2">
      <Button
        variant={isLamp ? 'primary' : 'neutral'}
        icon={CalendarCheck}
        full
        disabled={isSetting || option.isPast}
        onClick={() => onSet(option)}
      >
        {t('Set {day}', { day: longDayOf(option.startsAt, event.timeZone) })}
      </Button>
      <p className="text-center text-xs text-ink-2">{option.isPast ? t('This date has passed.') : note}</p>
    </div>
  );
}
