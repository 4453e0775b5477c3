import { CalendarDays, Hourglass, MapPin, NotebookPen, Puzzle } from 'lucide-react';
import { StandingsList } from './standings-list.tsx';
import { openPlay } from '../play-dialog-view.ts';
import { Tile } from '#client/ui/layout/tile.tsx';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import { plausibleMinutes } from '#shared/plays/play-minutes.ts';
import { withDisplayNames, personNamed } from '../rules/display-names.ts';
import type { LoggedPlay } from '../rules/play-log.ts';
import { playNameText } from '../play-name-text.ts';
import { dateText } from '#client/lib/reader-time.ts';
import { OutcomeBadge } from './outcome-badge.tsx';
import { PersonName } from './person-name.tsx';
import { t } from '#client/plays/words/words.ts';

const FACT = 'flex min-w-0 items-center gap-1.5 wrap-anywhere';

/** A play on a tile; its title opens it for editing. */
export function PlayTile({ play }: { play: LoggedPlay }) {
  const minutes = plausibleMinutes(play.duration);
  return (
    <Tile as="article" className="flex flex-col [&_.standings]:mt-3" aria-label={play.gameTitle}>
      <h3 className="font-display text-lg leading-snug font-bold tracking-title wrap-anywhere">
        <button
          className="min-h-6 text-start tracking-[inherit] [font:inherit] hover:text-petrol hover:underline hover:underline-offset-3"
          type="button"
          aria-label={playNameText(play)}
          onClick={() => openPlay(play.record)}
        >
          {play.gameTitle}
        </button>
      </h3>
      <ul className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
        <li className={FACT}>
          <CalendarDays className="icon" aria-hidden="true" />
          <time className="font-semibold text-ink" dateTime={play.playedAt.toISOString()}>
            {dateText(play.playedAt)}
          </time>
        </li>
        {minutes === null ? null : (
          <li className={FACT}>
            <Hourglass className="icon" aria-hidden="true" />
            <VisuallyHidden>{t('Duration')}</VisuallyHidden> {t('{minutes} min', { minutes })}
          </li>
        )}
        {play.place ? (
          <li className={FACT}>
            <MapPin className="icon" aria-hidden="true" />
            <VisuallyHidden>{t('Place')}</VisuallyHidden> <bdi>{play.place}</bdi>
          </li>
        ) : null}
        {play.expansions.length > 0 ? (
          <li className={FACT}>
            <Puzzle className="icon" aria-hidden="true" />
            <VisuallyHidden>{t('Expansions')}</VisuallyHidden> {play.expansions.join(', ')}
          </li>
        ) : null}
        {play.outcome === 'highest' ? null : (
          <li className={FACT}>
            <OutcomeBadge play={play} />
          </li>
        )}
      </ul>
      <StandingsList play={withDisplayNames(play)}>
        {(name) => <PersonName person={personNamed(play, name)} />}
      </StandingsList>
      {play.notes ? (
        <p className="mt-2.5 flex items-start gap-2 border-t border-t-line pt-3 text-sm wrap-anywhere whitespace-pre-line text-ink-2">
          <NotebookPen className="icon mt-0.5 text-ink-3" aria-hidden="true" />
          <span>
            <VisuallyHidden>{t('Notes')}</VisuallyHidden> {play.notes}
          </span>
        </p>
      ) : null}
    </Tile>
  );
}
