import { Ban, Hourglass } from 'lucide-react';
import { GameCover } from '#client/brand/game-cover.tsx';
import type { DateOption } from '#shared/nights/date-polls/date-polls-contract.ts';
import { unmetConditions } from './condition-levels.ts';
import { lostText } from './poll-text.ts';
import { GamePin } from './game-pin.tsx';
import type { PollContext } from './poll-context.ts';
import { t } from '#client/nights/words/words.ts';

/** The best game for a date, what is lost, and the conditions that the date breaks. */
export function BestGame({ option, context }: { option: DateOption; context: PollContext }) {
  const { best, lost, broken } = option;
  const hasGames = best !== null || lost.length > 0;
  return (
    <div className="flex min-w-0 items-center gap-3">
      {best ? (
        <GameCover
          className="size-11 flex-none rounded-sm"
          title={best.title}
          category={best.category ?? 'strategy'}
          imageUrl={best.imageUrl}
        />
      ) : null}
      <div className="min-w-0 wrap-anywhere">
        {best ? (
          <b className="block leading-tight font-strong" dir="auto">
            {best.title}
            <GamePin title={best.title} context={context} />
          </b>
        ) : hasGames ? (
          <b className="block leading-tight font-strong text-ink-2">{t('No game fits')}</b>
        ) : null}
        {best && gameReason(best) ? <p className="text-xs leading-[1.4] text-ink-2">{gameReason(best)}</p> : null}
        <BrokenConditions option={option} context={context} />
        {hasGames && (lost.length > 0 || broken.length === 0) ? (
          <p className="text-xs leading-[1.4] text-ink-2">{lostText(lost)}</p>
        ) : null}
      </div>
    </div>
  );
}

/** 'Best with 4, fits 5. Elif brings it.' */
export const gameReason = ({ reason, broughtBy }: NonNullable<DateOption['best']>): string =>
  [reason && `${reason.replace(/\.$/, '')}.`, broughtBy && t('{name} brings it.', { name: broughtBy })]
    .filter(Boolean)
    .join(' ');

/** Conditions that a date does not meet: red if it cannot, amber if answers can still meet them. */
export function BrokenConditions({ option, context }: { option: DateOption; context: PollContext }) {
  return unmetConditions(option, context.poll).map(({ isOpen, text }) => {
    const Icon = isOpen ? Hourglass : Ban;
    return (
      <span
        key={text}
        className="flex items-start gap-1.5 text-xs leading-[1.4] font-semibold text-bad data-open:text-warn"
        data-open={isOpen || undefined}
      >
        <Icon className="icon mt-0.5 size-3.5 flex-none" aria-hidden="true" />
        <span>{text}</span>
      </span>
    );
  });
}
