import { CalendarDays, Hourglass, MapPin, NotebookPen, Pencil, Puzzle, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { withDisplayNames } from '../rules/display-names.ts';
import type { LoggedPlay } from '../rules/play-log.ts';
import { OutcomeBadge } from '../parts/outcome-badge.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { Well } from '#client/ui/layout/tile.tsx';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { Play } from '#shared/plays/plays-contract.ts';
import { MIN_SHOWN_MINUTES } from '#shared/limits/limits.ts';
import { dateText, timeOfDayText } from '#client/lib/reader-time.ts';
import { StandingsList } from '../parts/standings-list.tsx';
import './play-entry.css';
import { t } from '#client/plays/words/words.ts';

interface PlayEntryProps {
  play: LoggedPlay;
  onEdit: (play: Play) => void;
  onDelete: (play: Play) => void;
}

/** One play of the list. */
export const PlayEntry = memo(function PlayEntry({ play, onEdit, onDelete }: PlayEntryProps) {
  const day = dateText(play.playedAt);
  const time = timeOfDayText(play.playedAt);
  return (
    <Well as="li" className="rounded-lg bg-tile-2 px-4 py-3 shadow-none" pad="none">
      <div className="play-entry-head relative mb-1 flex min-h-tap flex-wrap items-center gap-x-3.5 gap-y-1 pe-21 text-sm text-ink-2">
        <time className="inline-flex items-center gap-1.25" dateTime={play.playedAt.toISOString()}>
          <CalendarDays className="icon" aria-hidden="true" />
          <b className="text-ink">{day}</b> {time}
        </time>
        {play.duration !== null && play.duration >= MIN_SHOWN_MINUTES ? (
          <span>
            <Hourglass className="icon" aria-hidden="true" />
            <VisuallyHidden>{t('Duration')}</VisuallyHidden> {t('{minutes} min', { minutes: play.duration })}
          </span>
        ) : null}
        <OutcomeBadge play={play} />
        {play.isIgnored ? <span>{t('Not in statistics')}</span> : null}
        <div className="absolute top-0 -right-2 flex">
          <IconButton
            icon={Pencil}
            label={t('Edit session of {day}, {time}', { day, time })}
            onClick={() => onEdit(play.record)}
          />
          <IconButton
            icon={Trash2}
            tone="danger"
            label={t('Delete session of {day}, {time}', { day, time })}
            onClick={() => onDelete(play.record)}
          />
        </div>
      </div>
      <StandingsList play={withDisplayNames(play)} />
      {play.place ? (
        <p className="mt-2 flex gap-1.75 text-sm wrap-anywhere text-ink-2">
          <MapPin className="icon mt-0.75 flex-none text-ink-3" aria-hidden="true" />
          <VisuallyHidden>{t('Place:')}</VisuallyHidden> <span dir="auto">{play.place}</span>
        </p>
      ) : null}
      {play.expansions.length > 0 ? (
        <p className="mt-2 flex gap-1.75 text-sm wrap-anywhere text-ink-2">
          <Puzzle className="icon mt-0.75 flex-none text-ink-3" aria-hidden="true" />
          <span>{t('With {titles}', { titles: play.expansions.join(', ') })}</span>
        </p>
      ) : null}
      {play.notes ? (
        <p className="mt-2 flex gap-1.75 border-t border-t-line pt-2 text-sm wrap-anywhere whitespace-pre-line text-ink-2">
          <NotebookPen className="icon mt-0.75 flex-none text-ink-3" aria-hidden="true" />
          <VisuallyHidden>{t('Notes:')}</VisuallyHidden> <span dir="auto">{play.notes}</span>
        </p>
      ) : null}
    </Well>
  );
});
