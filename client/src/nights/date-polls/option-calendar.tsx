import { DayPicker } from 'react-day-picker';
import { readersLocale, monthAndYearText, writtenFor } from '#client/lib/reader-time.ts';
import { longDay } from './date-option-text.ts';
import './option-calendar.css';
import { t } from '#client/nights/words/words.ts';

interface OptionCalendarProps {
  /** 'YYYY-MM-DD'. */
  today: string;
  days: readonly string[];
  onChange: (days: string[]) => void;
  /** Days of nights of the host's. */
  ownDays: readonly string[];
}

const two = (value: number): string => String(value).padStart(2, '0');
/* The calendar counts in local days without a zone: its dates are midnights of the browser's clock. */
const keyOf = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
const dateOf = (day: string): Date => new Date(`${day}T00:00:00`);
const dayInUtc = (date: Date): Date => new Date(`${keyOf(date)}T00:00:00Z`);
const monthText = (month: Date): string => monthAndYearText(dayInUtc(month), 'UTC');
const weekdayText = (day: Date, weekday: 'short' | 'long'): string =>
  writtenFor(dayInUtc(day), { weekday, timeZone: 'UTC' });

const CLASSES = {
  root: 'option-calendar',
  months: 'relative',
  month_caption: 'flex h-11 items-center justify-center',
  caption_label: 'font-display text-lead font-bold',
  nav: 'absolute inset-x-0 top-0 flex h-11 justify-between',
  button_previous: 'option-calendar-step',
  button_next: 'option-calendar-step',
  chevron: 'icon fill-current',
  month_grid: 'w-full table-fixed border-separate border-spacing-0.5',
  weekday: 'py-1 text-2xs font-strong text-ink-3',
  day: 'p-0',
  day_button: 'option-calendar-day',
};

/** A calendar in which several days are chosen at once. Arrows, Page Up and Page Down move between days. */
export function OptionCalendar({ today, days, onChange, ownDays }: OptionCalendarProps) {
  const own = new Set(ownDays);
  return (
    <div>
      <DayPicker
        mode="multiple"
        selected={days.map(dateOf)}
        onSelect={(dates) => onChange((dates ?? []).map(keyOf).toSorted())}
        defaultMonth={dateOf(days[0] ?? today)}
        startMonth={dateOf(today)}
        today={dateOf(today)}
        disabled={{ before: dateOf(today) }}
        weekStartsOn={firstWeekday()}
        showOutsideDays
        classNames={CLASSES}
        modifiers={{ own: ownDays.map(dateOf) }}
        modifiersClassNames={{ own: 'option-calendar-own' }}
        formatters={{
          formatCaption: monthText,
          formatWeekdayName: (day) => weekdayText(day, 'short'),
          formatDay: (day) => String(day.getDate()),
        }}
        labels={{
          labelGrid: monthText,
          labelWeekday: (day) => weekdayText(day, 'long'),
          labelPrevious: () => t('Previous month'),
          labelNext: () => t('Next month'),
          labelDayButton: (day, { selected }) =>
            [longDay(keyOf(day)), selected && t('chosen'), own.has(keyOf(day)) && t('a night of yours on that day')]
              .filter(Boolean)
              .join(', '),
        }}
      />
      {own.size > 0 ? (
        <p className="mt-2 flex items-center gap-2 text-xs text-ink-2">
          <i className="option-calendar-mark" aria-hidden="true" />
          {t('A night of yours on that day')}
        </p>
      ) : null}
    </div>
  );
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The first day of the week where the reader lives; Monday where the browser does not know. */
function firstWeekday(): Weekday {
  const locale = new Intl.Locale(readersLocale()) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  const first = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
  return (first % 7) as Weekday;
}
