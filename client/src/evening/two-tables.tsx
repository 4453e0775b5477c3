import { GraduationCap } from 'lucide-react';
import { withFullStop } from '#shared/text/with-full-stop.ts';
import type { PlannedEvening, TwoTablesOfEvening } from '#shared/evening/evening-contract.ts';
import { reasonLine } from '#shared/evening/reason-line.ts';
import type { EveningOptions } from './evening-options.ts';
import { OneOfTwoTables } from './one-of-two-tables.tsx';

interface TwoTablesProps {
  tables: TwoTablesOfEvening;
  evening: PlannedEvening;
  options: EveningOptions;
  onChange: (options: EveningOptions) => void;
}

/** The best two tables beside the best single one, with seating. */
export function TwoTables({ tables: { words, isBetter, one, two }, evening, options, onChange }: TwoTablesProps) {
  const hasLocks = [...options.seats.flat(), ...options.tableGames].some((locked) => locked !== null);
  return (
    <section
      className={isBetter ? 'mt-4 border-b border-b-line pb-5' : 'mt-6 border-t border-t-line pt-5'}
      aria-labelledby="two-tables"
    >
      <h3 id="two-tables">{isBetter ? 'Two Tables' : 'Or Two Tables'}</h3>
      <p className="mt-2 text-sm wrap-anywhere text-ink-2">{words}</p>
      {two?.explaining ? (
        <p className="mt-2 text-sm wrap-anywhere">
          <GraduationCap className="icon inline align-[-0.15em]" aria-hidden="true" /> {two.explaining}
        </p>
      ) : null}
      {two ? (
        <div className="two-tables-pair mt-3 mb-4 grid gap-3 sm:grid-cols-2">
          {([0, 1] as const).map((index) => (
            <OneOfTwoTables
              key={index}
              index={index}
              tables={two.tables}
              people={evening.people.filter(({ id }) => two.tables[index]?.people.includes(id))}
              options={options}
              onChange={onChange}
            />
          ))}
        </div>
      ) : null}
      {hasLocks ? (
        <button
          type="button"
          className="link min-h-6"
          onClick={() => onChange({ ...options, seats: [[], []], tableGames: [null, null] })}
        >
          Seat everybody again
        </button>
      ) : null}
      {one ? (
        <p className="mt-2 text-sm wrap-anywhere text-ink-2">
          <b className="text-ink">{withFullStop(`For all at one table: ${one.game.title}`)}</b>{' '}
          {reasonLine(one.reasons)}
        </p>
      ) : null}
    </section>
  );
}
