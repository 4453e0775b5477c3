import { useState } from 'react';
import { Field } from '#client/ui/forms/field.tsx';
import { RsvpMark, type RsvpShape } from '#client/ui/marks/rsvp-mark.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { clockText, shortDay, verdictText } from './date-option-text.ts';
import { dateNames } from './date-names.ts';
import type { CommonFields } from './option-fields.ts';
import type { PollFields } from './poll-fields.ts';
import { type CheckedLine, type LineVerdict, readDateLines } from './read-date-lines.ts';
import { t } from '#client/nights/words/words.ts';
import { readersLocale } from '#client/lib/reader-time.ts';

interface PasteDatesProps {
  poll: PollFields;
  onChange: (poll: PollFields) => void;
  common: CommonFields;
  today: string;
  most: number;
}

const MARKS: Record<LineVerdict, RsvpShape> = {
  added: 'accepted',
  known: 'invited',
  past: 'declined',
  skipped: 'declined',
  other_weekday: 'declined',
  full: 'declined',
  unreadable: 'declined',
};

/**
 * Dates as text, pasted or typed: read when pasted and when the field is left, as by pressing 'Create'. Lines that became
 * dates go, the others stay to be corrected; what became of each stands beside them.
 */
export function PasteDates({ poll, onChange, common, today, most }: PasteDatesProps) {
  const text = poll.pasted ?? '';
  const [checked, setChecked] = useState<CheckedLine[]>([]);
  const read = (all: string) => {
    const monthFirst = readersLocale().toLowerCase() === 'en-us';
    const habit = { today, names: dateNames(navigator.language, readersLocale()), monthFirst };
    const { lines, options } = readDateLines(all, poll.options, { common, habit, now: new Date(), most });
    const unread = lines.filter(({ verdict }) => verdict !== 'added' && verdict !== 'known');
    setChecked(lines);
    onChange({ ...poll, options, pasted: unread.map(({ line }) => line).join('\n') });
  };
  return (
    <div className="grid grid-cols-1 gap-4 border-t border-line pt-4 sm:col-span-full sm:grid-cols-2 sm:gap-5">
      <div className="grid content-start justify-items-start gap-2">
        <Field label={t('Or paste lines')} hint={t('They become dates when you leave the field.')} className="w-full">
          <TextArea
            rows={3}
            value={text}
            autoComplete="off"
            spellCheck={false}
            placeholder={t('Fri 4 Dec 19:00\n4.12. 7pm')}
            onChange={({ target }) => {
              onChange({ ...poll, pasted: target.value });
              setChecked([]);
            }}
            onBlur={() => {
              if (text.trim() !== '' && checked.length === 0) read(text);
            }}
            onPaste={({ clipboardData, currentTarget, ...event }) => {
              event.preventDefault();
              const { selectionStart, selectionEnd, value } = currentTarget;
              const all = value.slice(0, selectionStart) + clipboardData.getData('text') + value.slice(selectionEnd);
              read(all);
            }}
          />
        </Field>
      </div>
      <div role="status">
        {checked.length > 0 ? (
          <ul className="grid max-h-60 gap-2 overflow-auto text-sm leading-snug">
            {checked.map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines may be equal, and only all change together
              <li key={index} className="flex items-start gap-2.25">
                <RsvpMark status={MARKS[line.verdict]} size="sm" />
                <span className="min-w-0 wrap-anywhere">
                  <b className="block font-strong" dir="auto">
                    {line.read ? `${shortDay(line.read.day, today)}, ${clockText(line.read.time)}` : line.line}
                  </b>
                  <span className="text-ink-2">{verdictText(line, most)}</span>
                </span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
