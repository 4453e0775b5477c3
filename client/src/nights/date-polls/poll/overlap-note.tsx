import type { DateOption } from '#shared/nights/date-polls/date-polls-contract.ts';
import { listNames } from './poll-text.ts';
import { t } from '#client/nights/words/words.ts';

/** The host's other nights at the time of a date, with the diamond that marks them in the calendar. */
export function OverlapNote({ option: { overlaps } }: { option: DateOption }) {
  if (overlaps.length === 0) return null;
  return (
    <span className="flex items-baseline gap-2 text-xs leading-[1.35] font-semibold text-warn">
      <span
        className="ms-0.75 size-1.75 flex-none rotate-45 rounded-[1px] bg-warn forced-colors:bg-[CanvasText]"
        aria-hidden="true"
      />
      <span dir="auto">
        {t('Overlaps your {nights}', {
          nights: listNames(
            overlaps.map(({ title }) => title),
            3,
          ),
        })}
      </span>
    </span>
  );
}
