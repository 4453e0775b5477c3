import { Crown, Pencil } from 'lucide-react';
import { Link } from 'wouter';
import { playsAddress } from '#client/entities/plays/plays-view.ts';
import { openPlay } from '#client/entities/plays/play-dialog-view.ts';
import { scoreText, wholeText } from '#client/lib/number-text.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Tile } from '#client/ui/tile.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { Game } from '#shared/contracts/games.ts';
import { asShown } from '#client/entities/plays/rules/as-shown.ts';
import { lastPlayedText } from '#client/entities/plays/rules/last-played.ts';
import type { LoggedPlay } from '#client/entities/plays/rules/play-log.ts';
import { minutesThatCount } from '#shared/rules/plays/play-minutes.ts';
import { dateText } from '#client/lib/rules/reader-time.ts';
import { standings } from '#shared/rules/plays/standings.ts';
import { wonTogether } from '#shared/rules/plays/won-together.ts';
import './last-plays.css';

const SHOWN = 5;

/** The latest plays of a game. */
export function LastPlays({ game, plays }: { game: Game; plays: readonly LoggedPlay[] }) {
  return (
    <Tile as="section" aria-labelledby="last-plays">
      <div className="game-panel-head">
        <h2 id="last-plays">Last plays</h2>
        {plays.length > SHOWN ? (
          <Link href={playsAddress({ game: `g${game.id}` })} className="link">
            All {wholeText(plays.length)} plays
          </Link>
        ) : null}
      </div>
      <ol className="last-plays">
        {plays.slice(0, SHOWN).map((play) => (
          <li key={play.id}>
            <LastPlay play={play} />
          </li>
        ))}
      </ol>
    </Tile>
  );
}

function LastPlay({ play }: { play: LoggedPlay }) {
  const day = dateText(play.playedAt);
  const ago = lastPlayedText(play.playedAt, new Date());
  const minutes = minutesThatCount(play.duration);
  const together = play.outcome === 'cooperative' ? wonTogether(play.results) : null;
  const facts = [
    together === null ? null : together ? 'Won together' : 'Lost together',
    minutes === null ? null : `${minutes} min`,
    play.place,
    play.expansions.length > 0 ? `with ${play.expansions.join(', ')}` : null,
  ].filter((fact) => fact !== null);
  return (
    <>
      <div className="last-play-date">
        <time dateTime={play.playedAt.toISOString()}>{day}</time>
        {ago === day ? null : <small>{ago}</small>}
      </div>
      <div className="last-play-text">
        <ul className="last-play-people">
          {standings(asShown(play)).map(({ name, score, winner }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two players may share a name, and the list never reorders
            <li key={`${name} ${place}`} data-won={winner || undefined}>
              {winner ? <Crown className="icon" aria-hidden="true" /> : null}
              <bdi>{name}</bdi>
              {winner ? <VisuallyHidden> (winner)</VisuallyHidden> : null}
              {score === null ? null : <b> {scoreText(score)}</b>}
            </li>
          ))}
        </ul>
        {facts.length > 0 ? <p className="game-panel-note">{facts.join(' · ')}</p> : null}
        {play.notes ? <p className="game-panel-note">{play.notes}</p> : null}
      </div>
      <IconButton icon={Pencil} label={`Edit the play of ${day}`} onClick={() => openPlay(play.record)} />
    </>
  );
}
