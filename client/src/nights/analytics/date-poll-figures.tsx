import { CalendarCheck, CalendarSearch, Hourglass } from 'lucide-react';
import { wholeText } from '#client/lib/number-text.ts';
import { FiguresTable } from '#client/ui/charts/figures-table.tsx';
import { StatTile } from '#client/ui/charts/stat-tile.tsx';
import type { EventAnalytics } from '#shared/nights/event-analytics-contract.ts';
import { answerTimeText } from './answer-time-text.ts';
import { bestWeekday, canCome, type WeekdayAnswers, weekdayName } from './weekday-answers.ts';
import { t } from '#client/nights/words/words.ts';

/** Statistics of date polls: duration, and weekdays that guests accept. Nothing without any. */
export function DatePollFigures({ datePolls }: { datePolls: EventAnalytics['datePolls'] }) {
  const { polls, hoursToAll, weekdays } = datePolls;
  if (polls === 0) return null;
  const best = bestWeekday(weekdays);
  return (
    <section aria-labelledby="date-poll-figures" className="grid grid-cols-1 gap-4">
      <h2 id="date-poll-figures">{t('How Dates Were Found')}</h2>
      <dl className="stat-tiles sm:grid-cols-3">
        <StatTile
          icon={CalendarSearch}
          label={t('Asked for a Date')}
          value={wholeText(polls)}
          unit={polls === 1 ? t('night began with dates to choose from') : t('nights began with dates to choose from')}
        />
        <StatTile
          icon={Hourglass}
          label={t('Until All Had Answered')}
          value={answerTimeText(hoursToAll)}
          unit={hoursToAll === null ? t('no night has all answers yet') : t('from the first invitation, usually')}
        />
        <StatTile
          icon={CalendarCheck}
          label={t('Best Day')}
          value={best === null ? '-' : weekdayName(best.weekday)}
          unit={
            best === null
              ? t('no answers yet')
              : t('{yes} yes of {all} answers', { yes: wholeText(best.yes), all: wholeText(total(best)) })
          }
        />
      </dl>
      {weekdays.length > 0 ? (
        <FiguresTable
          rows={weekdays}
          keyOf={({ weekday }) => weekday}
          about={[t('Day'), ({ weekday }) => weekdayName(weekday)]}
          share={[t('Can come'), canCome]}
          figures={[
            [t('Yes'), ({ yes }) => wholeText(yes)],
            [t('If need be'), ({ ifNeedBe }) => wholeText(ifNeedBe)],
            [t('No'), ({ no }) => wholeText(no)],
            [t('Answers'), (row) => wholeText(total(row))],
          ]}
        />
      ) : null}
    </section>
  );
}

const total = ({ yes, ifNeedBe, no }: WeekdayAnswers): number => yes + ifNeedBe + no;
