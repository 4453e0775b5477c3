import { clsx } from 'clsx';
import { plateParts } from '../night-text.ts';
import '#client/ui/marks/date-plate.css';

interface DatePlateProps {
  date: Date;
  /** The host's. */
  timeZone: string;
  className?: string | undefined;
}

/** The date on a printed plate. Decorative: the date is beside it as text. */
export function DatePlate({ date, timeZone, className }: DatePlateProps) {
  const { weekday, day, month } = plateParts(date, timeZone);
  return (
    <div className={clsx('date-plate', className)} aria-hidden="true">
      <span>{weekday}</span>
      <b>{day}</b>
      <span>{month}</span>
    </div>
  );
}
