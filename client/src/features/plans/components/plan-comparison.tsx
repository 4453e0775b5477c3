import { Check, Minus } from 'lucide-react';
import { Tile } from '#client/ui/tile.tsx';
import { type Plan, PLANS } from '#shared/enums.ts';
import { PLAN_NAMES } from '#shared/rules/plans/plan-limits.ts';
import { COMPARISON } from '#client/entities/plans/plan-words.ts';
import './plan-comparison.css';

/** The plans row by row; the column of the present plan is tinted. */
export function PlanComparison({ own }: { own: Plan }) {
  return (
    <section aria-labelledby="comparison-heading">
      <h2 className="mb-4.5 font-display text-xl leading-[1.2] font-extrabold" id="comparison-heading">
        Side by side
      </h2>
      <Tile pad="none" className="plan-comparison overflow-hidden">
        <table aria-labelledby="comparison-heading">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">What it gives</span>
              </th>
              {PLANS.map((plan) => (
                <th key={plan} scope="col" data-own={plan === own || undefined}>
                  {PLAN_NAMES[plan]}
                  {plan === own ? <span className="sr-only"> (your plan)</span> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {COMPARISON.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map(({ plan, value }) => (
                  <td key={plan} data-own={plan === own || undefined}>
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
    <span className="yes-no inline-grid text-ink-3 data-yes:text-good" data-yes={yes || undefined}>
      <Icon className="icon" aria-hidden="true" />
      <span className="sr-only">{yes ? 'Yes' : 'No'}</span>
    </span>
  );
}
