import { nameKey } from '#shared/text/person-name.ts';
import type { PlayerResult, ReadPlay } from '#shared/plays/read-play.ts';
import { winningSeats } from '#shared/plays/winner.ts';
import { t } from '#client/plays/words/words.ts';

/** Opens BG Stats, if installed, to import a play. */
const CREATE_PLAY = 'https://app.bgstatsapp.com/createPlay.html?data=';

/** Maximum URL length that browsers and phones support reliably. */
const MAX_ADDRESS_LENGTH = 8000;

/**
 * A URL that passes a play to BG Stats in its documented format: UTC dates, minutes, and `winner` and `startPlayer` for
 * every player, which Android requires. Our ids let BG Stats match games and people. Notes are truncated if the URL
 * becomes too long.
 */
export function bgStatsLink(play: ReadPlay): string {
  const winners = new Set(winningSeats(play));
  const data = {
    sourceName: 'Rollcall',
    sourcePlayId: String(play.id),
    playDate: play.playedAt.toISOString().slice(0, 19).replace('T', ' '),
    ...(play.duration !== null && { durationMin: play.duration }),
    ...(play.place && { location: play.place }),
    game: {
      name: play.gameTitle,
      sourceGameId: String(play.bggId ?? play.gameTitle),
      ...(play.bggId !== null && { bggId: play.bggId }),
      highestWins: play.outcome !== 'lowest',
      noPoints: play.results.every(({ score }) => score === null),
    },
    players: play.results.map((result) => playerOf(result, winners.has(result))),
  };
  return shortened(data, commentsOf(play));
}

const playerOf = ({ name, score, rank, role, team, started, won }: PlayerResult, isWinner: boolean) => ({
  name,
  sourcePlayerId: nameKey(name),
  winner: won ?? isWinner,
  startPlayer: started ?? false,
  ...(score !== null && { score }),
  ...(rank !== undefined && { rank }),
  ...(role && { role }),
  ...(team && { team }),
});

const commentsOf = ({ notes, expansions }: ReadPlay): string =>
  [expansions.length > 0 ? t('With {titles}.', { titles: expansions.join(', ') }) : '', notes ?? '']
    .filter(Boolean)
    .join('\n');

const address = (data: object): string => CREATE_PLAY + encodeURIComponent(JSON.stringify(data));

/** With comments truncated to fit. */
function shortened(data: object, comments: string): string {
  const withStart = (length: number) => {
    // Do not split surrogate pairs.
    const start = comments.slice(0, length).replace(/[\ud800-\udbff]$/, '');
    return address({ ...data, comments: length < comments.length ? `${start}...` : start });
  };
  let [fits, tooMuch] = [0, comments.length + 1];
  while (tooMuch - fits > 1) {
    const middle = Math.floor((fits + tooMuch) / 2);
    if (withStart(middle).length <= MAX_ADDRESS_LENGTH) fits = middle;
    else tooMuch = middle;
  }
  return fits > 0 ? withStart(fits) : address(data);
}
