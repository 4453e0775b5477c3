import { CalendarDays, Crown, Frown, Hourglass, MapPin } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'wouter';
import { nightAddress } from '#client/lib/addresses.ts';
import { openPlay } from './play-dialog-view.ts';
import { NO_SCORE } from './parts/no-score.tsx';
import { scoreText } from '#client/lib/number-text.ts';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import { withDisplayNames } from './rules/display-names.ts';
import type { LoggedPlay } from './rules/play-log.ts';
import { plausibleMinutes } from '#shared/plays/play-minutes.ts';
import { playNameText } from './play-name-text.ts';
import { dateText } from '#client/lib/reader-time.ts';
import { standings } from '#shared/plays/standings.ts';
import { wonTogether } from '#shared/plays/won-together.ts';
import { t } from '#client/plays/words/words.ts';

const ICON = 'icon inline align-[-0.15em]';

/** One play on one line, or several on phones. Pressing it opens the play for editing. */
export const PlayRow = memo(function PlayRow({ play }: { play: LoggedPlay }) {
  const minutes = plausibleMinutes(play.duration);
  const list = standings(withDisplayNames(play));
  const isScored = list.some(({ score }) => score !== null);
  return (
    <article className="play-row relative grid gap-x-4 gap-y-0.5 rounded-md bg-tile text-sm shadow-[0_2px_0_0_var(--edge)] forced-colors:border forced-colors:border-[CanvasText]">
      <time
        className="col-2 row-1 text-xs leading-6 text-ink-2 nav:col-1 nav:row-1 nav:text-sm"
        dateTime={play.playedAt.toISOString()}
      >
        {dateText(play.playedAt)}
      </time>
      <h2 className="col-1 row-1 m-0 min-w-0 font-display text-md leading-[1.35] font-bold wrap-anywhere nav:col-2 nav:row-1">
        <button
          className="text-start [font:inherit] after:absolute after:inset-0 after:rounded-md after:content-[''] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          type="button"
          aria-label={playNameText(play)}
          onClick={() => openPlay(play.record)}
        >
          {play.gameTitle}
        </button>
      </h2>
      <ul className="col-span-full flex min-w-0 flex-wrap gap-x-3.5 gap-y-0.5 wrap-anywhere text-ink-2 nav:col-3 nav:row-1">
        {list.map(({ name, score, winner }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two players may share a name, and the list never reorders
          <li className="data-won:font-bold data-won:text-ink" key={`${name} ${index}`} data-won={winner || undefined}>
            {winner ? <Crown className={`${ICON} me-0.75`} aria-hidden="true" /> : null}
            <bdi>{name}</bdi>
            {winner ? <VisuallyHidden> {t('(winner)')}</VisuallyHidden> : null}
            {isScored ? (
              <span className="font-normal text-ink-3 tabular-nums">
                {' '}
                {score === null ? NO_SCORE : scoreText(score)}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="col-span-full flex min-w-0 flex-wrap gap-x-3.5 gap-y-0.5 text-xs wrap-anywhere text-ink-3 empty:hidden nav:col-4 nav:row-1 nav:justify-end">
        {play.outcome === 'cooperative' && wonTogether(play.results) === false ? (
          <span>
            <Frown className={ICON} aria-hidden="true" /> {t('Lost')}
          </span>
        ) : null}
        {minutes === null ? null : (
          <span>
            <Hourglass className={ICON} aria-hidden="true" /> {t('{minutes} min', { minutes })}
          </span>
        )}
        {play.isIgnored ? <span>{t('Not in statistics')}</span> : null}
        {play.place ? (
          <span>
            <MapPin className={ICON} aria-hidden="true" /> <bdi>{play.place}</bdi>
          </span>
        ) : null}
        {play.eventId === null ? null : (
          <Link
            href={nightAddress(play.eventId)}
            className="link -my-1 inline-block py-1"
            aria-label={t('Game night: {play}', { play: playNameText(play) })}
          >
            <CalendarDays className={ICON} aria-hidden="true" /> {t('Game night')}
          </Link>
        )}
      </p>
    </article>
  );
});
