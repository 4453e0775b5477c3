import { CalendarCheck, CalendarSearch, Hourglass } from 'lucide-react';
import { countText, wholeText } from '#client/lib/number-text.ts';
import { FiguresTable } from '#client/ui/charts/figures-table.tsx';
import { StatTile } from '#client/ui/charts/stat-tile.tsx';
import type { EventAnalytics } from '#shared/nights/event-analytics-contract.ts';
import { answerTimeText } from './answer-time-text.ts';
import { bestWeekday, canCome, type WeekdayAnswers, weekdayName } from './weekday-answers.ts';

/** Statistics of date polls: duration, and weekdays that guests accept. Nothing without any. */
export function DatePollFigures({ datePolls }: { datePolls: EventAnalytics['datePolls'] }) {
  const { polls, hoursToAll, weekdays } = datePolls;
  if (polls === 0) return null;
  const best = bestWeekday(weekdays);
  return (
    <section aria-labelledby="date-poll-figures" className="grid grid-cols-1 gap-4">
      <h2 id="date-poll-figures">How Dates Were Found</h2>
      <dl className="stat-tiles sm:grid-cols-3">
        <StatTile
          icon={CalendarSearch}
          label="Asked for a Date"
          value={wholeText(polls)}
          unit={polls === 1 ? 'night began with dates to choose from' : 'nights began with dates to choose from'}
        />
        <StatTile
          icon={Hourglass}
          label="Until All Had Answered"
          value={answerTimeText(hoursToAll)}
          unit={hoursToAll === null ? 'no night has all answers yet' : 'from the first invitation, usually'}
        />
        <StatTile
          icon={CalendarCheck}
          label="Best Day"
          value={best === null ? '-' : weekdayName(best.weekday)}
          unit={
            best === null
              ? 'no answers yet'
              : `${countText(best.yes, 'yes', 'yes')} of ${wholeText(total(best))} answers`
          }
        />
      </dl>
      {weekdays.length > 0 ? (
        <FiguresTable
          rows={weekdays}
          keyOf={({ weekday }) => weekday}
          about={['Day', ({ weekday }) => weekdayName(weekday)]}
          share={['Can come', canCome]}
          figures={[
            ['Yes', ({ yes }) => wholeText(yes)],
            ['If need be', ({ ifNeedBe }) => wholeText(ifNeedBe)],
            ['No', ({ no }) => wholeText(no)],
            ['Answers', (row) => wholeText(total(row))],
          ]}
        />
      ) : null}
    </section>
  );
}

const total = ({ yes, ifNeedBe, no }: WeekdayAnswers): number => yes + ifNeedBe + no;
