import { CalendarDays, Crown, Frown, Hourglass, MapPin } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'wouter';
import { nightAddress } from '#client/entities/nights/nights-view.ts';
import { openPlay } from '#client/entities/plays/play-dialog-view.ts';
import { scoreText } from '#client/lib/number-text.ts';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { asShown } from '#client/entities/plays/rules/as-shown.ts';
import type { LoggedPlay } from '#client/entities/plays/rules/play-log.ts';
import { minutesThatCount } from '#shared/rules/plays/play-minutes.ts';
import { dateText } from '#client/lib/rules/reader-time.ts';
import { standings } from '#shared/rules/plays/standings.ts';
import { wonTogether } from '#shared/rules/plays/won-together.ts';

/** One play on one line, or on a few of a phone. Pressing it opens the play for editing. */
export const PlayRow = memo(function PlayRow({ play }: { play: LoggedPlay }) {
  const minutes = minutesThatCount(play.duration);
  return (
    <article className="play-row">
      <time dateTime={play.playedAt.toISOString()}>{dateText(play.playedAt)}</time>
      <h2>
        <button type="button" onClick={() => openPlay(play.record)}>
          {play.gameTitle}
        </button>
      </h2>
      <ul className="play-row-people">
        {standings(asShown(play)).map(({ name, score, winner }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two players may share a name, and the list never reorders
          <li key={`${name} ${place}`} data-won={winner || undefined}>
            {winner ? <Crown className="icon" aria-hidden="true" /> : null}
            <bdi>{name}</bdi>
            {winner ? <VisuallyHidden> (winner)</VisuallyHidden> : null}
            {score === null ? null : <span className="play-row-score"> {scoreText(score)}</span>}
          </li>
        ))}
      </ul>
      <p className="play-row-facts">
        {play.outcome === 'cooperative' && wonTogether(play.results) === false ? (
          <span>
            <Frown className="icon" aria-hidden="true" /> Lost
          </span>
        ) : null}
        {minutes === null ? null : (
          <span>
            <Hourglass className="icon" aria-hidden="true" /> {minutes} min
          </span>
        )}
        {play.place ? (
          <span>
            <MapPin className="icon" aria-hidden="true" /> <bdi>{play.place}</bdi>
          </span>
        ) : null}
        {play.eventId === null ? null : (
          <Link href={nightAddress(play.eventId)} className="link">
            <CalendarDays className="icon" aria-hidden="true" /> Game night
          </Link>
        )}
      </p>
    </article>
  );
});
