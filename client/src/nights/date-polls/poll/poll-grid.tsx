import { ChevronUp, MessageSquare, Pin, Scale } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { longDayOf } from '../date-option-text.ts';
import { timeText } from '../../night-text.ts';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { DateOption, DatePollAttendee } from '#shared/nights/date-polls/date-polls-contract.ts';
import { ANSWER_TEXTS, leaderText, MAX_COLUMNS } from './poll-text.ts';
import { AnswerLegend, AnswerMark } from './answer-mark.tsx';
import { BestGame } from './best-game.tsx';
import { OptionOutcome } from './option-outcome.tsx';
import { OverlapNote } from './overlap-note.tsx';
import { BestMark, OptionPlate } from './option-plate.tsx';
import { DATES_HEADING, isLeader, type PollContext } from './poll-context.ts';
import './poll-grid.css';
import { dateRule } from '#shared/nights/date-polls/choose-date.ts';
import { rich, t } from '#client/nights/words/words.ts';

/** The dates side by side: a row is a date, a column is a person, or a count if there are many people. */
export function PollGrid({
  context,
  onPinPerson,
}: {
  context: PollContext;
  onPinPerson: (one: DatePollAttendee) => void;
}) {
  const { poll, names } = context;
  const [chosen, setChosen] = useState<number | null | undefined>();
  const open = chosen === undefined ? (poll.options.find((option) => isLeader(poll, option))?.id ?? null) : chosen;
  const people = poll.attendees.filter(({ awaitsApproval }) => !awaitsApproval);
  const isCounted = people.length > MAX_COLUMNS;
  const hasGames = poll.options.some(({ best, lost }) => best !== null || lost.length > 0);
  return (
    <Tile as="section" pad="lg" aria-labelledby={DATES_HEADING}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-4">
        <h2 id={DATES_HEADING} tabIndex={-1} className="focus:outline-none">
          {t('{count, plural, one {# date} other {# dates}}, side by side', { count: poll.options.length })}
        </h2>
        <AnswerLegend />
      </div>
      <table
        className="poll-grid w-full border-separate border-spacing-0"
        data-many={(!isCounted && people.length > 7) || undefined}
      >
        <thead>
          <tr>
            <th scope="col">{t('When')}</th>
            {isCounted
              ? COUNTS.map((kind) => (
                  <th key={kind} scope="col" className="poll-grid-person">
                    <span className="mb-1 block">
                      <AnswerMark answer={kind === 'silent' ? null : kind} word={false} />
                    </span>
                    {ANSWER_TEXTS[kind]}
                  </th>
                ))
              : people.map((one) => (
                  <PersonHeader key={one.id} one={one} name={names.get(one.id) ?? one.name} onPin={onPinPerson} />
                ))}
            <th scope="col">{t('Heads')}</th>
            <th scope="col">{hasGames ? t('What could be played') : t('Conditions')}</th>
            <th scope="col">
              <VisuallyHidden>{t('Set')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {poll.options.map((option, index) => (
            <GridRow
              key={option.id}
              option={option}
              index={index}
              people={isCounted ? null : people}
              context={context}
              isOpen={open === option.id}
              onToggle={() => setChosen(open === option.id ? null : option.id)}
            />
          ))}
        </tbody>
      </table>
      <PollRule context={context} />
    </Tile>
  );
}

const COUNTS = ['yes', 'if_need_be', 'no', 'silent'] as const;

const plain = (inner: ReactNode) => <span>{inner}</span>;
const hidden = (inner: ReactNode) => <VisuallyHidden>{inner}</VisuallyHidden>;

interface PersonHeaderProps {
  one: DatePollAttendee;
  name: string;
  onPin: (one: DatePollAttendee) => void;
}

function PersonHeader({ one, name, onPin }: PersonHeaderProps) {
  return (
    <th scope="col" className="poll-grid-person">
      <Avatar className="mx-auto" name={one.name} />
      <span className="mt-1 block truncate" dir="auto" title={one.name}>
        {name}
      </span>
      {one.isHost ? null : (
        <button
          type="button"
          className="inline-flex min-h-6 min-w-7 items-center justify-center gap-0.75 text-2xs font-strong text-ink-3 aria-pressed:text-petrol aria-pressed:[&_.icon]:fill-current"
          aria-pressed={one.notWithout}
          title={t('Not without {name}', { name: one.name })}
          onClick={() => onPin(one)}
        >
          <Pin className="icon size-3" aria-hidden="true" />
          {rich('<shown>not without</shown><hidden> {name}</hidden>', {
            name: one.name,
            shown: one.notWithout ? plain : hidden,
            hidden,
          })}
        </button>
      )}
    </th>
  );
}

interface GridRowProps {
  option: DateOption;
  /** Among the options, for the answers. */
  index: number;
  /** Null if they are collapsed. */
  people: readonly DatePollAttendee[] | null;
  context: PollContext;
  isOpen: boolean;
  onToggle: () => void;
}

function GridRow({ option, index, people, context, isOpen, onToggle }: GridRowProps) {
  const { event, poll } = context;
  const best = isLeader(poll, option);
  const day = longDayOf(option.startsAt, event.timeZone);
  const counts = { yes: option.yes, if_need_be: option.ifNeedBe, no: option.no, silent: option.silent };
  return (
    <>
      <tr data-best={best || undefined} data-open={isOpen || undefined} data-past={option.isPast || undefined}>
        <th scope="row">
          <span className="flex items-center gap-3">
            <OptionPlate startsAt={option.startsAt} timeZone={event.timeZone} raised={best} />
            <span className="min-w-0">
              <VisuallyHidden>{day}, </VisuallyHidden>
              <b className="block text-lead leading-tight font-strong text-ink">
                {timeText(option.startsAt, event.timeZone)}
              </b>
              {option.location === null ? null : (
                <small className="block max-w-28 text-xs leading-tight font-normal text-ink-2" dir="auto">
                  {option.location}
                </small>
              )}
              {best ? <BestMark /> : null}
              <span className="block max-w-28">
                <OverlapNote option={option} />
              </span>
              {option.isPast ? <small className="block text-xs font-normal text-ink-2">{t('Passed')}</small> : null}
            </span>
          </span>
        </th>
        {people
          ? people.map((one) => <AnswerCell key={one.id} one={one} answer={one.answers[index] ?? null} />)
          : COUNTS.map((kind) => (
              <td key={kind} className="poll-grid-person font-display text-lead font-bold tabular-nums">
                {counts[kind]}
              </td>
            ))}
        <td>
          <b className="block font-display text-[1.5rem] leading-none font-extrabold tracking-display">
            {option.heads.surely}
          </b>
          {option.heads.atMost > option.heads.surely ? (
            <small className="mt-0.5 block text-xs leading-tight whitespace-nowrap text-ink-2">
              {t('to {count}', { count: option.heads.atMost })}
            </small>
          ) : null}
        </td>
        <td>
          <BestGame option={option} context={context} />
        </td>
        <td className="text-end">
          {isOpen ? (
            <IconButton icon={ChevronUp} label={t('Fold {day}', { day })} aria-expanded onClick={onToggle} />
          ) : (
            <Button size="sm" aria-expanded={false} aria-label={t('Set {day}...', { day })} onClick={onToggle}>
              {t('Set...')}
            </Button>
          )}
        </td>
      </tr>
      {isOpen ? (
        <tr data-best={best || undefined} data-outcome>
          <td colSpan={(people?.length ?? COUNTS.length) + 4}>
            <OptionOutcome option={option} context={context} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

function AnswerCell({ one, answer }: { one: DatePollAttendee; answer: DatePollAttendee['answers'][number] }) {
  return (
    <td className="poll-grid-person" data-missed={(one.notWithout && answer === 'no') || undefined}>
      <span className="inline-grid size-10 place-items-center rounded-md in-data-missed:bg-bad-tint">
        <AnswerMark answer={answer} />
      </span>
      {one.note !== null && answer === 'if_need_be' ? (
        <span className="absolute top-2 right-1 text-info" title={one.note}>
          <MessageSquare className="icon size-3.5" aria-hidden="true" />
          <VisuallyHidden>{t(', with a note')}</VisuallyHidden>
        </span>
      ) : null}
    </td>
  );
}

/** The rule in words, and what decided. */
export function PollRule({ context: { event, poll } }: { context: PollContext }) {
  return (
    <p className="mt-4 flex gap-2.5 border-t border-line pt-3.5 text-sm text-ink-2">
      <Scale className="icon mt-0.5 flex-none text-ink-3" aria-hidden="true" />
      <span>
        {t('The rule: {rule}.', { rule: dateRule() })} {leaderText(poll, event.timeZone)}
      </span>
    </p>
  );
}
