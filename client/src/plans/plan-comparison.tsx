import { Check, Minus } from 'lucide-react';
import { Tile } from '#client/ui/layout/tile.tsx';
import { type Plan, PLANS } from '#shared/enums.ts';
import { PLAN_NAMES } from '#shared/limits/plan-limits.ts';
import { COMPARISON } from './plan-text.ts';
import { t } from '#client/plans/words/words.ts';

const COLUMN =
  'border-b-line px-1 text-center wrap-break-word first:w-[38%] first:pl-3 first:text-left first:font-semibold data-own:bg-petrol-tint sm:px-4 sm:first:w-2/5 sm:first:pl-6';
const HEADING = `${COLUMN} border-b bg-tile-2 py-3.5 align-bottom font-bold sm:font-display sm:text-lead`;
const CELL = `${COLUMN} py-2.75 group-not-last:border-b sm:py-3.25`;

/** The plans row by row; the column of the present plan is tinted. */
export function PlanComparison({ own }: { own: Plan }) {
  return (
    <section aria-labelledby="comparison-heading">
      <h2 className="mb-4.5 font-display text-xl leading-[1.2] font-extrabold" id="comparison-heading">
        {t('Side by side')}
      </h2>
      <Tile pad="none" className="overflow-hidden">
        <table className="w-full table-fixed border-collapse text-xs sm:text-note" aria-labelledby="comparison-heading">
          <thead>
            <tr>
              <th className={HEADING} scope="col">
                <span className="sr-only">{t('What it gives')}</span>
              </th>
              {PLANS.map((plan) => (
                <th className={HEADING} key={plan} scope="col" data-own={plan === own || undefined}>
                  {PLAN_NAMES[plan]}
                  {plan === own ? <span className="sr-only"> {t('(your plan)')}</span> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {COMPARISON.map(({ label, cells }) => (
              <tr className="group" key={label}>
                <th className={CELL} scope="row">
                  {label}
                </th>
                {cells.map(({ plan, value }) => (
                  <td className={CELL} key={plan} data-own={plan === own || undefined}>
                    {typeof value === 'string' ? value : <YesNo yes={value} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Tile>
    </section>
  );
}

function YesNo({ yes }: { yes: boolean }) {
  const Icon = yes ? Check : Minus;
  return (
    <span className="inline-grid text-[1.125em] text-ink-3 data-yes:text-good" data-yes={yes || undefined}>
      <Icon className={yes ? 'icon stroke-3' : 'icon'} aria-hidden="true" />
      <span className="sr-only">{yes ? t('Yes') : t('No')}</span>
    </span>
  );
}
