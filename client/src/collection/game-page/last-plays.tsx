import { Crown, Pencil } from 'lucide-react';
import { Link } from 'wouter';
import { playsAddress } from '#client/plays/plays-view.ts';
import { openPlay } from '#client/plays/play-dialog-view.ts';
import { NO_SCORE } from '#client/plays/parts/no-score.tsx';
import { scoreText, wholeText } from '#client/lib/number-text.ts';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { withDisplayNames } from '#client/plays/rules/display-names.ts';
import { lastPlayedText } from '#client/games/last-played.ts';
import type { LoggedPlay } from '#client/plays/rules/play-log.ts';
import { plausibleMinutes } from '#shared/plays/play-minutes.ts';
import { dateText } from '#client/lib/reader-time.ts';
import { standings } from '#shared/plays/standings.ts';
import { wonTogether } from '#shared/plays/won-together.ts';
import { t } from '#client/collection/words/words.ts';

const SHOWN = 5;

/** The latest plays of a game. */
export function LastPlays({ game, plays }: { game: Game; plays: readonly LoggedPlay[] }) {
  return (
    <Tile as="section" aria-labelledby="last-plays">
      <div className="game-panel-head">
        <h2 id="last-plays">{t('Last plays')}</h2>
        {plays.length > SHOWN ? (
          <Link href={playsAddress({ game: `g${game.id}` })} className="link">
            {t('All {count} plays', { count: wholeText(plays.length) })}
          </Link>
        ) : null}
      </div>
      <ol>
        {plays.slice(0, SHOWN).map((play) => (
          <li
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2.5 gap-y-0.5 border-t border-t-line py-3 sm:grid-cols-[120px_minmax(0,1fr)_auto]"
            key={play.id}
          >
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
  const minutes = plausibleMinutes(play.duration);
  const list = standings(withDisplayNames(play));
  const isScored = list.some(({ score }) => score !== null);
  const together = play.outcome === 'cooperative' ? wonTogether(play.results) : null;
  const facts = [
    together === null ? null : together ? t('Won together') : t('Lost together'),
    minutes === null ? null : t('{minutes} min', { minutes }),
    play.place,
    play.expansions.length > 0 ? t('with {expansions}', { expansions: play.expansions.join(', ') }) : null,
  ].filter((fact) => fact !== null);
  return (
    <>
      <div className="flex items-baseline gap-2 font-strong tabular-nums sm:col-1 sm:row-1 sm:flex-col sm:gap-0">
        <time dateTime={play.playedAt.toISOString()}>{day}</time>
        {ago === day ? null : <small className="text-xs font-normal text-ink-2">{ago}</small>}
      </div>
      <div className="row-2 grid min-w-0 gap-1 wrap-anywhere sm:col-2 sm:row-1">
        <ul className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          {list.map(({ name, score, winner }, index) => (
            <li
              className="inline-flex min-w-0 items-center gap-1.5 data-won:rounded-sm data-won:bg-lamp-tint data-won:py-0.75 data-won:pr-2.5 data-won:pl-2 data-won:font-bold"
              // oxlint-disable-next-line react/no-array-index-key -- two players may share a name, and the list never reorders
              key={`${name} ${index}`}
              data-won={winner || undefined}
            >
              {winner ? <Crown className="icon" aria-hidden="true" /> : null}
              <bdi>{name}</bdi>
              {winner ? <VisuallyHidden> {t('(winner)')}</VisuallyHidden> : null}
              {isScored ? <b className="font-display"> {score === null ? NO_SCORE : scoreText(score)}</b> : null}
            </li>
          ))}
        </ul>
        {facts.length > 0 ? <p className="game-panel-note text-sm text-ink-2">{facts.join(' · ')}</p> : null}
        {play.notes ? <p className="game-panel-note text-sm text-ink-2">{play.notes}</p> : null}
      </div>
      <IconButton
        className="col-2 row-start-1 row-end-3 sm:col-3 sm:row-1"
        icon={Pencil}
        label={t('Edit the play of {day}', { day })}
        onClick={() => openPlay(play.record)}
      />
    </>
  );
}
