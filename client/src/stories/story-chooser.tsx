import { t } from '#client/stories/words/words.ts';
import { dayPartsOf } from '#client/lib/reader-clock.ts';
import { FilterSelect } from '#client/ui/forms/filter-select.tsx';
import { monthName, monthOf, yearOf } from '#shared/stories/story-range.ts';
import type { Subject } from './rules/subjects.ts';

const WHOLE_YEAR = 'all';
const MONTHS = Array.from({ length: 12 }, (_, month) => ({
  value: String(month + 1).padStart(2, '0'),
  label: monthName(month),
}));

interface StoryChooserProps {
  range: string;
  subject: Subject;
  /** The latest first. */
  years: readonly number[];
  subjects: readonly Subject[];
  now: Date;
  onChange: (view: { range?: string; of?: string }) => void;
}

/** Which year, which month of it, and whose story. */
export function StoryChooser({ range, subject, years, subjects, now, onChange }: StoryChooserProps) {
  const [year, month] = [yearOf(range), monthOf(range)];
  const monthValue = month === null ? WHOLE_YEAR : (MONTHS[month]?.value ?? WHOLE_YEAR);
  /** Those to come have no story. */
  const [thisYear, thisMonth] = dayPartsOf(now);
  const begun = (of: number) => (of === thisYear ? MONTHS.slice(0, thisMonth + 1) : MONTHS);
  const months = [{ value: WHOLE_YEAR, label: t('All year') }, ...begun(year)];
  const offered = subjects.some(({ key }) => key === subject.key) ? subjects : [...subjects, subject];
  const people = offered.map(({ key, name }) => ({ value: key, label: name ?? t('Me') }));
  const change = (nextYear: string, nextMonth: string) => {
    const hasBegun = begun(Number(nextYear)).some(({ value }) => value === nextMonth);
    onChange({ range: hasBegun ? `${nextYear}-${nextMonth}` : nextYear });
  };
  return (
    <>
      <FilterSelect
        label={t('Year')}
        value={String(year)}
        shortLabel={String(year)}
        options={years.map((one) => ({ value: String(one), label: String(one) }))}
        onChange={(next) => change(next, monthValue)}
      />
      <FilterSelect
        label={t('Month')}
        value={monthValue}
        shortLabel={month === null ? t('All year') : monthName(month).slice(0, 3)}
        options={months}
        onChange={(next) => change(String(year), next)}
      />
      {people.length > 1 ? (
        <FilterSelect
          className="nav:max-w-60"
          label={t('Whose')}
          value={subject.key}
          shortLabel={subject.name ?? t('Me')}
          options={people}
          onChange={(of) => onChange({ of })}
        />
      ) : null}
    </>
  );
}
