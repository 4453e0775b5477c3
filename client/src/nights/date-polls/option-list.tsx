import { MapPin, TriangleAlert, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { timeText } from '../night-text.ts';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { eventEnd } from '#shared/time/event-end.ts';
import { errorText, longDay, shortDay } from './date-option-text.ts';
import { type CommonFields, optionErrors, type OptionFields, sortOptions, startOf, timeOf } from './option-fields.ts';
import { overlapping, type OwnNight } from './overlaps.ts';
import { t } from '#client/nights/words/words.ts';

interface OptionListProps {
  options: readonly OptionFields[];
  onChange: (options: OptionFields[]) => void;
  common: CommonFields;
  today: string;
  durationMinutes: number;
  ownNights: readonly OwnNight[];
  existing?: ReadonlySet<number> | undefined;
  /** The last date was removed: the focus needs a place. */
  onEmptied: () => void;
}

/** The chosen dates with their starts, places and warnings. */
export function OptionList({ options, onChange, onEmptied, ...about }: OptionListProps) {
  const list = useRef<HTMLOListElement>(null);
  const errors = optionErrors(options, about.common, new Date(), about.existing);
  const change = (at: number, changes: Partial<OptionFields>) =>
    onChange(options.map((option, index) => (index === at ? { ...option, ...changes } : option)));
  const remove = (index: number) => {
    flushSync(() => onChange(options.filter((_, at) => at !== index)));
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = buttons[Math.min(index, buttons.length - 1)];
    if (next) next.focus();
    else onEmptied();
  };
  return (
    <ol ref={list} className="grid">
      {options.map((option, index) => (
        <OptionRow
          key={`${option.day} ${options.slice(0, index).filter(({ day }) => day === option.day).length}`}
          {...about}
          option={option}
          warning={warningOf(option, errors[index] ?? null, about)}
          isInvalid={errors[index] !== null}
          onChange={(changes) => change(index, changes)}
          onSorted={() => onChange(sortOptions(options, about.common))}
          onRemove={() => remove(index)}
        />
      ))}
    </ol>
  );
}

function warningOf(
  option: OptionFields,
  error: ReturnType<typeof optionErrors>[number],
  { common, durationMinutes, ownNights }: Pick<OptionListProps, 'common' | 'durationMinutes' | 'ownNights'>,
): string | null {
  const time = timeOf(option, common);
  if (error) return errorText(error, time);
  const night = overlapping(startOf(option.day, time, common.timeZone), durationMinutes, ownNights);
  if (!night) return null;
  return t('Overlaps your {title}, {start} to {end}', {
    title: night.title,
    start: timeText(night.date, common.timeZone),
    end: timeText(eventEnd(night), common.timeZone),
  });
}

interface OptionRowProps extends Pick<OptionListProps, 'common' | 'today'> {
  option: OptionFields;
  warning: string | null;
  isInvalid: boolean;
  onChange: (changes: Partial<OptionFields>) => void;
  onSorted: () => void;
  onRemove: () => void;
}

function OptionRow({ option, common, today, warning, isInvalid, onChange, onSorted, onRemove }: OptionRowProps) {
  const [isPlaceOpen, setPlaceOpen] = useState(false);
  const name = longDay(option.day);
  const showsPlace = isPlaceOpen || option.location !== '';
  return (
    <li className="grid min-h-13 content-center border-line py-1.5 not-first:border-t">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_auto_auto] items-center gap-0.5">
        <b className="leading-tight font-strong">{shortDay(option.day, today)}</b>
        <TextInput
          type="time"
          className="w-auto text-center"
          aria-label={t('Start, {day}', { day: name })}
          aria-invalid={isInvalid || undefined}
          value={timeOf(option, common)}
          onChange={({ target }) => onChange({ time: target.value })}
          onBlur={onSorted}
        />
        <IconButton
          icon={MapPin}
          className={showsPlace ? 'text-petrol' : undefined}
          label={t('Another place for {day}', { day: name })}
          aria-expanded={showsPlace}
          onClick={() => {
            setPlaceOpen(!showsPlace);
            if (showsPlace) onChange({ location: '' });
          }}
        />
        <IconButton data-remove icon={X} label={t('Remove {name}', { name })} onClick={onRemove} />
      </div>
      {showsPlace ? (
        <TextInput
          className="mt-1.5"
          aria-label={t('Place, {day}', { day: name })}
          placeholder={t('Another place')}
          autoComplete="off"
          maxLength={MAX_TITLE_LENGTH}
          value={option.location}
          onChange={({ target }) => onChange({ location: target.value })}
        />
      ) : null}
      {warning === null ? null : (
        <p
          className="flex items-start gap-1.5 pt-1 pb-0.5 text-xs leading-[1.35] font-semibold text-warn data-invalid:text-bad"
          data-invalid={isInvalid || undefined}
        >
          <TriangleAlert className="icon mt-px size-3.75 flex-none" aria-hidden="true" />
          <span dir="auto">{warning}</span>
        </p>
      )}
    </li>
  );
}
