import { useMemo } from 'react';
import type { LoggedPlay } from '#client/plays/rules/play-log.ts';
import { gameRecordOf } from './game-record.ts';
import { heroRecordOf } from './hero-facts.ts';

/** On wide screens, at the right of the header: last winner, record, who wins most. */
export function HeroRecord({ log }: { log: readonly LoggedPlay[] | undefined }) {
  const facts = useMemo(() => (log ? heroRecordOf(log, gameRecordOf(log)) : []), [log]);
  if (facts.length === 0) return null;
  return (
    <dl className="hidden content-start gap-4 border-s border-s-[#ffffff2e] ps-7 xl:col-3 xl:row-[1/6] xl:grid">
      {facts.map(({ name, value, side }) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-on-rail-2">{name}</dt>
          <dd className="font-display text-xl leading-tight font-bold tracking-title wrap-anywhere" dir="auto">
            {value}
          </dd>
          {side ? (
            <dd className="text-sm text-on-rail-2" dir="auto">
              {side}
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
