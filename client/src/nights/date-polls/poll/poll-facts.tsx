import { CalendarCheck, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { soonText, whenText } from '../../night-text.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { conditionsText, guestsOf, hasAnswered, silentText } from './poll-text.ts';
import type { PollContext } from './poll-context.ts';
import { t } from '#client/nights/words/words.ts';

interface PollFactsProps {
  context: PollContext;
  /** Buttons that ask and remind guests. */
  asking: ReactNode;
  onAnswers: () => void;
  onConditions: () => void;
}

/** Three facts that move the search along: the answers, the deadline, the conditions. */
export function PollFacts({ context, asking, onAnswers, onConditions }: PollFactsProps) {
  const { event, poll, names } = context;
  const guests = guestsOf(poll);
  const conditions = conditionsText(poll, names);
  const { answersUntil } = poll;
  const now = new Date();
  const isPast = answersUntil !== null && answersUntil <= now;
  const soon = answersUntil && soonText({ date: answersUntil, timeZone: event.timeZone, durationMinutes: 0 }, now);
  return (
    <Tile
      as="section"
      pad="none"
      aria-label={t('Answers, deadline and conditions')}
      className="grid grid-cols-1 lg:grid-cols-[1fr_1fr_1.25fr]"
    >
      <Fact
        label={t('Answers')}
        value={
          guests.length === 0
            ? t('Nobody is on the list')
            : t('{answered} of {all} have answered', {
                answered: guests.filter(hasAnswered).length,
                all: guests.length,
              })
        }
        more={guests.length === 0 ? t('Add guests below, then ask them') : silentText(poll)}
      >
        <div className="grid max-w-full gap-2">
          {asking}
          <Button className="justify-self-start" variant="ghost" size="sm" icon={CalendarCheck} onClick={onAnswers}>
            {t('Fill In')}
          </Button>
        </div>
      </Fact>
      <Fact
        label={
          isPast
            ? t('Answers closed')
            : poll.settlesItself && answersUntil !== null
              ? t('Set automatically')
              : t('Answers until')
        }
        value={answersUntil === null ? t('No deadline') : whenText(answersUntil, event.timeZone, now)}
        more={deadlineText(context, soon)}
      />
      <Fact
        label={t('Only if')}
        value={conditions ?? t('Any date will do')}
        more={t('The date can depend on how many come, who comes, and which games fit')}
      >
        <Button variant="ghost" size="sm" icon={Pencil} onClick={onConditions}>
          {t('Change')}
        </Button>
      </Fact>
    </Tile>
  );
}

function deadlineText({ poll }: PollContext, soon: string | null): string {
  if (poll.answersUntil === null) return t('It is set when you set it');
  if (poll.hostAskedAt !== null) return t('It is set when you set it');
  if (soon === null) return t('The answers are closed');
  return poll.settlesItself
    ? t('{soon}, or when you set it', { soon })
    : t('{soon}. Then you are asked to set it', { soon });
}

interface FactProps {
  label: string;
  value: string;
  more: string;
  children?: ReactNode;
}

function Fact({ label, value, more, children }: FactProps) {
  return (
    <div className="flex flex-wrap content-start items-center gap-x-3 gap-y-2 border-line px-5 py-4 not-first:border-t max-sm:px-4 max-sm:py-3.25 lg:not-first:border-s lg:not-first:border-t-0">
      <div className="grid min-w-0 flex-[1_1_11rem] content-start gap-1.25 wrap-anywhere">
        <h2 className="font-sans text-sm font-semibold text-ink-2">{label}</h2>
        <p className="font-display text-lead leading-tight font-bold tracking-title" dir="auto">
          {value}
        </p>
        <p className="text-sm leading-[1.4] text-ink-2">{more}</p>
      </div>
      {children}
    </div>
  );
}
