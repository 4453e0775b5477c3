import { clsx } from 'clsx';
import { plateParts } from '../../night-text.ts';
import { t } from '#client/nights/words/words.ts';

interface OptionPlateProps {
  startsAt: Date;
  timeZone: string;
  /** Raised on the best date. */
  raised?: boolean | undefined;
}

/** The day of a date on a flat plate. Decorative: the row is named by its date. */
export function OptionPlate({ startsAt, timeZone, raised = false }: OptionPlateProps) {
  const { weekday, day, month } = plateParts(startsAt, timeZone);
  return (
    <span
      className={clsx(
        'inline-block min-w-12 flex-none rounded-md px-1.25 py-1.75 text-center leading-none',
        raised ? 'bg-tile shadow-ply' : 'bg-tile-2',
      )}
      aria-hidden="true"
    >
      <span className="block text-2xs font-strong text-ink-2">{weekday}</span>
      <b className="my-0.75 block font-display text-[1.375rem] leading-none font-black tracking-display">{day}</b>
      <span className="block text-2xs font-strong text-ink-2">{month}</span>
    </span>
  );
}

/** The yellow mark of the best date. */
export const BestMark = () => (
  <span className="inline-flex items-center gap-1.5 text-xs font-bold text-ink before:size-2.25 before:flex-none before:rounded-round before:bg-lamp before:ring-[1.5px] before:ring-lamp-edge">
    {t('Best so far')}
  </span>
);
