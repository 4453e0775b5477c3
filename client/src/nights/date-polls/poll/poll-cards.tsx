import { ArrowRightLeft, ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { longDayOf } from '../date-option-text.ts';
import { timeText } from '../../night-text.ts';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { DateOption, DatePollAttendee } from '#shared/nights/date-polls/date-polls-contract.ts';
import type { DateAnswer } from '#shared/enums.ts';
import { ANSWER_TEXTS, countsText, hasGuestAnswer, lostText, MAX_COLUMNS, whoOf } from './poll-text.ts';
import { AnswerMark } from './answer-mark.tsx';
import { BrokenConditions, gameReason } from './best-game.tsx';
import { GamePin } from './game-pin.tsx';
import { NameList } from './name-list.tsx';
import { OverlapNote } from './overlap-note.tsx';
import { BestMark, OptionPlate } from './option-plate.tsx';
import { outcomeText } from './outcome-text.ts';
import { PollRule } from './poll-grid.tsx';
import { DATES_HEADING, isLeader, type PollContext } from './poll-context.ts';
import { SetDateButton } from './set-date-button.tsx';
import { rich, t } from '#client/nights/words/words.ts';

/** The dates below each other, for a phone: the best first and open, the others by date. */
export function PollCards({ context }: { context: PollContext }) {
  const { poll } = context;
  const rows = poll.options.map((option, index) => ({ option, index }));
  const ordered = rows.toSorted((a, b) => Number(isLeader(poll, b.option)) - Number(isLeader(poll, a.option)));
  return (
    <section aria-labelledby={DATES_HEADING}>
      <h2 id={DATES_HEADING} tabIndex={-1} className="mb-2.5 focus:outline-none">
        {hasGuestAnswer(poll)
          ? t('{count, plural, one {# date} other {# dates}}, best first', { count: poll.options.length })
          : t('{count, plural, one {# date} other {# dates}}', { count: poll.options.length })}
      </h2>
      <div className="grid grid-cols-1 gap-3">
        {ordered.map(({ option, index }) => (
          <OptionCard key={option.id} option={option} index={index} context={context} />
        ))}
      </div>
      <PollRule context={context} />
    </section>
  );
}

function OptionCard({ option, index, context }: { option: DateOption; index: number; context: PollContext }) {
  const { event, poll } = context;
  const best = isLeader(poll, option);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? best;
  return (
    <details
      className="group/card rounded-lg bg-tile shadow-tile"
      open={isOpen}
      // The browser also reports openings that are not the reader's.
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && setChosen(currentTarget.open)}
    >
      <summary
        className="grid cursor-pointer list-none grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-lg p-3.25 pe-3 group-open/card:rounded-b-none data-best:bg-lamp-tint [&::-webkit-details-marker]:hidden"
        data-best={best || undefined}
      >
        <span className="row-span-2">
          <OptionPlate startsAt={option.startsAt} timeZone={event.timeZone} raised={best} />
        </span>
        <span className="flex flex-wrap items-baseline gap-x-2 leading-tight">
          <VisuallyHidden>{longDayOf(option.startsAt, event.timeZone)}, </VisuallyHidden>
          <b className="text-lead">{timeText(option.startsAt, event.timeZone)}</b>
          {best ? <BestMark /> : null}
          <small className="text-xs text-ink-2">{option.isPast ? t('Passed') : countsText(option)}</small>
        </span>
        <ChevronDown
          className="icon row-span-2 size-5.5 text-ink-3 transition-transform duration-fast group-open/card:rotate-180"
          aria-hidden="true"
        />
        <AnswerLine option={option} index={index} people={poll.attendees} />
        <span className="col-span-full grid gap-0.5 pt-1.5 text-xs leading-[1.4] text-ink-2 group-open/card:hidden empty:hidden">
          {option.location === null ? null : <span dir="auto">{option.location}</span>}
          <OverlapNote option={option} />
          <BrokenConditions option={option} context={context} />
          {option.best || option.lost.length > 0 ? (
            <span>{[option.best?.title, lostText(option.lost)].filter(Boolean).join('. ')}</span>
          ) : null}
        </span>
      </summary>
      {isOpen ? <CardBody option={option} context={context} /> : null}
    </details>
  );
}

const ORDER: readonly (DateAnswer | null)[] = ['yes', 'if_need_be', null, 'no'];

/** Answers as seats in a line, sorted by kind; counts if there are many people. */
function AnswerLine({
  option,
  index,
  people,
}: {
  option: DateOption;
  index: number;
  people: readonly DatePollAttendee[];
}) {
  const those = people.filter(({ awaitsApproval }) => !awaitsApproval);
  const isCounted = those.length > MAX_COLUMNS;
  const counts = { yes: option.yes, if_need_be: option.ifNeedBe, no: option.no, silent: option.silent };
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1 text-xs tabular-nums">
      {isCounted
        ? ORDER.map((answer) => (
            <span key={answer ?? 'silent'} className="inline-flex items-center gap-1">
              <AnswerMark answer={answer} size="sm" word={false} />
              <b>{counts[answer ?? 'silent']}</b>
              <VisuallyHidden> {ANSWER_TEXTS[answer ?? 'silent']}</VisuallyHidden>
            </span>
          ))
        : null}
      {isCounted ? null : (
        <span className="flex flex-wrap gap-1" aria-hidden="true">
          {ORDER.flatMap((answer) =>
            those
              .filter((one) => (one.answers[index] ?? null) === answer)
              .map((one) => <AnswerMark key={one.id} answer={answer} size="sm" word={false} />),
          )}
        </span>
      )}
    </span>
  );
}

/** Who comes, who is asked again and who loses their seat, and the games that could be played. */
function CardBody({ option, context }: { option: DateOption; context: PollContext }) {
  const words = outcomeText(option, context);
  const { best } = option;
  return (
    <div className="grid px-4 pt-0.5 pb-4">
      {words.coming.length > 0 ? (
        <CardFact
          mark={<AnswerMark answer="yes" word={false} />}
          text={rich('{who, select, one {{names} comes} other {{names} come}}', named(words.coming))}
          more={words.more}
        />
      ) : null}
      {words.asked.length > 0 ? (
        <CardFact
          mark={<AnswerMark answer="if_need_be" word={false} />}
          text={rich('{who, select, one {{names} is asked again} other {{names} are asked again}}', named(words.asked))}
          more={t('Said if need be')}
        />
      ) : null}
      {words.silent === null ? null : (
        <CardFact mark={<AnswerMark answer={null} word={false} />} text={words.silent} more={t('No answer yet')} />
      )}
      {best ? (
        <CardFact
          mark={
            <GameCover
              className="size-8.5 rounded-sm"
              title={best.title}
              category={best.category ?? 'strategy'}
              imageUrl={best.imageUrl}
            />
          }
          text={<NameList names={[best.title]} />}
          pin={<GamePin title={best.title} context={context} />}
          more={[gameReason(best), `${lostText(option.lost)}.`].filter(Boolean).join(' ')}
        />
      ) : null}
      <CardFact
        mark={
          words.loses.length > 0 ? (
            <AnswerMark answer="no" word={false} />
          ) : (
            <ArrowRightLeft className="icon text-ink-3" aria-hidden="true" />
          )
        }
        text={losersText(words.loses, hasGuestAnswer(context.poll))}
        more={words.compared}
      />
      <div className="grid gap-1 pt-2.5 empty:hidden">
        <OverlapNote option={option} />
        <BrokenConditions option={option} context={context} />
      </div>
      <div className="pt-3">
        <SetDateButton option={option} context={context} note={words.note} />
      </div>
    </div>
  );
}

/** The values of a sentence about people, whose names are in bold. */
const named = (names: readonly string[]) => ({ who: whoOf(names), names: <NameList names={names} /> });

function losersText(losers: readonly string[], isAnswered: boolean): ReactNode {
  if (losers.length > 0) return rich('{who, select, one {{names} loses out} other {{names} lose out}}', named(losers));
  const b = (inner: ReactNode) => <b className="font-strong">{inner}</b>;
  return isAnswered ? rich('<b>Nobody</b> loses out', { b }) : rich('<b>Nobody</b> has answered yet', { b });
}

interface CardFactProps {
  mark: ReactNode;
  text: ReactNode;
  more?: string | null;
  pin?: ReactNode;
}

function CardFact({ mark, text, more = null, pin }: CardFactProps) {
  return (
    <div className="grid grid-cols-[34px_minmax(0,1fr)] items-center gap-x-2.5 border-line py-2.75 leading-[1.35] wrap-anywhere not-last:border-b">
      <span className="grid place-items-center">{mark}</span>
      <div>
        <p>
          {text} {pin}
        </p>
        {more === null || more === '' ? null : <p className="text-xs text-ink-2">{more}</p>}
      </div>
    </div>
  );
}
