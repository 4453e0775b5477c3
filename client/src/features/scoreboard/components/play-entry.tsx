import { CalendarDays, Hourglass, MapPin, NotebookPen, Pencil, Puzzle, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { OutcomeBadge } from '#client/entities/plays/outcome-badge.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Well } from '#client/ui/tile.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { Play } from '#shared/contracts/plays.ts';
import { MIN_SHOWN_MINUTES } from '#shared/limits.ts';
import { readPlay } from '#shared/rules/plays/read-play.ts';
import { dateText, timeOfDayText } from '#client/lib/rules/reader-time.ts';
import { StandingList } from '#client/entities/plays/standing-list.tsx';
import './play-entry.css';

interface PlayEntryProps {
  play: Play;
  onEdit: (play: Play) => void;
  onDelete: (play: Play) => void;
}

/** One play of the list; nothing if its stored players or scores cannot be parsed. */
export const PlayEntry = memo(function PlayEntry({ play, onEdit, onDelete }: PlayEntryProps) {
  const read = readPlay(play);
  if (!read) return null;
  const day = dateText(play.playedAt);
  const time = timeOfDayText(play.playedAt);
  return (
    <Well as="li" className="play-entry" pad="none">
      <div className="play-entry-head">
        <time dateTime={play.playedAt.toISOString()}>
          <CalendarDays className="icon" aria-hidden="true" />
          <b>{day}</b> {time}
        </time>
        {play.duration !== null && play.duration >= MIN_SHOWN_MINUTES ? (
          <span>
            <Hourglass className="icon" aria-hidden="true" />
            <VisuallyHidden>Duration</VisuallyHidden> {play.duration} min
          </span>
        ) : null}
        <OutcomeBadge play={read} />
        <div className="play-entry-tools">
          <IconButton icon={Pencil} label={`Edit session of ${day}, ${time}`} onClick={() => onEdit(play)} />
          <IconButton
            icon={Trash2}
            tone="danger"
            label={`Delete session of ${day}, ${time}`}
            onClick={() => onDelete(play)}
          />
        </div>
      </div>
      <StandingList play={read} />
      {play.place ? (
        <p className="play-entry-note">
          <MapPin className="icon" aria-hidden="true" />
          <VisuallyHidden>Place:</VisuallyHidden> <span dir="auto">{play.place}</span>
        </p>
      ) : null}
      {play.expansions.length > 0 ? (
        <p className="play-entry-note">
          <Puzzle className="icon" aria-hidden="true" />
          <span>With {play.expansions.join(', ')}</span>
        </p>
      ) : null}
      {play.notes ? (
        <p className="play-entry-note play-entry-words">
          <NotebookPen className="icon" aria-hidden="true" />
          <VisuallyHidden>Notes:</VisuallyHidden> <span dir="auto">{play.notes}</span>
        </p>
      ) : null}
    </Well>
  );
});
