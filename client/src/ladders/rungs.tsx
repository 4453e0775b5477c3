import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { t } from '#client/ladders/words/words.ts';
import { wholeText } from '#client/lib/number-text.ts';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Badge } from '#client/ui/marks/badge.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { LadderOfGroup, LadderRung } from '#shared/ladders/ladders-contract.ts';
import { pointsOf } from '#shared/ladders/rating.ts';
import { changeText, ratingText } from './ladder-text.ts';
import { barScale, type BarScale, RatingBar } from './rating-bar.tsx';

interface RungsProps {
  rungs: readonly LadderRung[];
  span: LadderOfGroup['span'];
}

/** The people of a ladder, the best first. */
export function Rungs({ rungs, span }: RungsProps) {
  const scale = barScale(rungs);
  return (
    <Tile pad="none" className="overflow-hidden">
      <ol aria-label={t('The ladder')} className="divide-y divide-line">
        {rungs.map((rung) => (
          <Rung key={rung.seat} rung={rung} span={span} scale={scale} />
        ))}
      </ol>
    </Tile>
  );
}

function Rung({ rung, span, scale }: { rung: LadderRung; span: RungsProps['span']; scale: BarScale }) {
  const { name, isYou, place, plays, change } = rung;
  return (
    <li
      className={clsx(
        'grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 px-4 py-3.5 sm:px-5',
        'md:grid-cols-[2.75rem_minmax(0,13rem)_minmax(0,1fr)_7.5rem] md:gap-x-5',
        isYou && 'bg-tile-2',
      )}
    >
      <span
        className={clsx(
          'text-center font-display leading-none font-extrabold',
          place === null ? 'text-lg text-ink-3' : place === 1 ? 'text-2xl' : 'text-xl',
        )}
      >
        {place ?? <span aria-hidden="true">–</span>}
        <VisuallyHidden>{place === null ? t('No place yet') : '.'}</VisuallyHidden>
      </span>
      <span className="flex min-w-0 items-center gap-2.5">
        <Avatar name={name} className="max-3xs:hidden" />
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
            <b className="min-w-0 font-strong wrap-anywhere">
              <bdi>{name}</bdi>
            </b>
            {isYou ? <Badge tone="petrol">{t('You')}</Badge> : null}
          </span>
          <span className="block text-xs text-ink-3">
            {place === null
              ? t('{plays, plural, one {# play} other {# plays}}, provisional', { plays })
              : t('{plays, plural, one {# play} other {# plays}}', { plays })}
          </span>
        </span>
      </span>
      <span className="text-end md:order-last">
        <VisuallyHidden>{ratingText(rung)}</VisuallyHidden>
        <span aria-hidden="true" className="num block leading-tight whitespace-nowrap">
          <b className="text-lg font-strong">{wholeText(pointsOf(rung.mu))}</b>{' '}
          <span className="text-xs text-ink-3">± {wholeText(pointsOf(rung.sigma))}</span>
        </span>
        {change === null ? null : <Change change={change} span={span} />}
      </span>
      <div className="col-span-full md:col-span-1">
        <RatingBar rung={rung} scale={scale} />
      </div>
    </li>
  );
}

/** A gain is green; a loss is not red, because somebody always loses. */
function Change({ change, span }: { change: number; span: RungsProps['span'] }) {
  const Icon = change > 0 ? ArrowUp : change < 0 ? ArrowDown : Minus;
  return (
    <span
      className={clsx(
        'num mt-0.5 inline-flex items-center gap-0.5 text-xs leading-tight font-strong',
        change > 0 ? 'text-good' : 'text-ink-3',
      )}
    >
      <Icon className="icon" aria-hidden="true" />
      <span aria-hidden="true">{wholeText(Math.abs(change))}</span>
      <VisuallyHidden>{changeText(change, span)}</VisuallyHidden>
    </span>
  );
}
