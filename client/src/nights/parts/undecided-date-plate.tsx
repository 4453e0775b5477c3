import { clsx } from 'clsx';
import '#client/ui/marks/die-line.css';
import { t } from '#client/nights/words/words.ts';

interface UndecidedDatePlateProps {
  /** Dates to choose from. */
  count: number;
  className?: string | undefined;
}

/** A plate still in its board, 'one of 6 dates': the date is not set. Decorative: say so in words beside it. */
export function UndecidedDatePlate({ count, className }: UndecidedDatePlateProps) {
  return (
    <div
      className={clsx(
        'min-w-19 flex-none rounded-md bg-tile p-1 text-center leading-none text-ink ring-1 ring-line',
        className,
      )}
      aria-hidden="true"
    >
      <div className="die-line rounded-sm px-2 py-2.25 [--board:var(--tile)] [--nick:8px]">
        <span className="block text-xs font-strong text-ink-2">{t('one of')}</span>
        <b className="my-1 block font-display text-[1.75rem] leading-none font-black tracking-display">{count}</b>
        <span className="block text-xs font-strong text-ink-2">{t('dates')}</span>
      </div>
    </div>
  );
}
