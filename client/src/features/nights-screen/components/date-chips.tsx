import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { dateChips } from '../date-chips.ts';
import type { NightForm } from '../night-form.ts';
import { dayKey } from '#client/entities/nights/night-text.ts';
import '#client/entities/nights/chips.css';

interface DateChipsProps {
  form: NightForm;
  /** The day of the latest night, 'YYYY-MM-DD'; null if none. */
  usual: string | null;
}

/** Likely dates as chips; the date field accepts any other. */
export function DateChips({ form: { control, setValue, clearErrors }, usual }: DateChipsProps) {
  const [day, timeZone] = useWatch({ control, name: ['day', 'timeZone'] });
  const [chips] = useState(() => dateChips(dayKey(new Date(), timeZone), usual));
  return (
    <div role="group" aria-label="Next days" className="grid grid-cols-3 gap-2 sm:col-span-full">
      {chips.map((chip) => (
        <button
          key={chip.day}
          type="button"
          className="chip grid justify-items-center gap-px px-1 text-center"
          aria-pressed={chip.day === day}
          onClick={() => {
            setValue('day', chip.day, { shouldDirty: true });
            clearErrors('day');
          }}
        >
          <span>{chip.label}</span>
          <small className="text-xs font-normal text-ink-2">{chip.hint}</small>
        </button>
      ))}
    </div>
  );
}
