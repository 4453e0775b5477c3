import { type ReactNode } from 'react';
import { clsx } from 'clsx';
import { Link } from 'wouter';
import type { PlayPerson } from '#client/plays/rules/play-log.ts';
import { winRate } from '#client/plays/rules/player-performance.ts';
import { averageText, percentText, scoreText, wholeText } from '#client/lib/number-text.ts';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { leadText } from './lead-text.ts';
import type { GameRecord, PlayerRecord } from './game-record.ts';
import { rich, t } from '#client/collection/words/words.ts';

interface ScoreDotsProps {
  player: PlayerRecord;
  /** The lowest and highest score of all players. */
  range: { from: number; to: number };
}

/** The narrowest column that has it; in wider ones the dots are further apart. */
const WIDTH = 150;
const HEIGHT = 30;
const MAX_DOTS = 150;
const STEP = 6;

/** Scores as dots on a common scale, the average as a bar, the best lit. */
function ScoreDots({ player: { scores, average, best }, range: { from, to } }: ScoreDotsProps) {
  const share = (score: number) => (score - from) / Math.max(1, to - from);
  const x = (score: number) => `${(share(score) * 100).toFixed(2)}%`;
  const stacked = new Map<number, number>();
  const middle = HEIGHT / 2;
  return (
    <svg className="block h-7.5 w-full overflow-visible" focusable="false">
      <line x1="0" x2="100%" y1={middle} y2={middle} className="stroke-line" />
      {scores.slice(0, MAX_DOTS).map((score, index) => {
        const column = Math.round((share(score) * WIDTH) / STEP);
        const height = stacked.get(column) ?? 0;
        stacked.set(column, height + 1);
        const away = Math.ceil(height / 2) * (height % 2 === 0 ? 1 : -1) * (STEP - 1);
        if (Math.abs(away) > middle - 3) return null;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- equal scores are identical dots
          <circle key={index} cx={x(score)} cy={middle + away} r={2.6} className="fill-petrol [fill-opacity:0.6]" />
        );
      })}
      {average === null ? null : <rect x={x(average)} y={middle - 9} width={2.4} height={18} className="fill-ink" />}
      {best === null ? null : (
        <circle cx={x(best)} cy={middle} r={5.5} className="fill-lamp stroke-lamp-edge stroke-[1.5px]" />
      )}
    </svg>
  );
}

const HEADING = 'py-1.5 text-xs font-semibold text-ink-2';

interface WhoWinsProps {
  record: GameRecord;
  recorded: number;
  /** The game's play count, including unrecorded plays. */
  counted: number;
}

/** Players by wins, with average and best scores. */
export function WhoWins({ record, recorded, counted }: WhoWinsProps) {
  const scores = record.players.flatMap((player) => player.scores);
  const range = scores.length > 0 ? { from: Math.min(...ends(scores)), to: Math.max(...ends(scores)) } : null;
  return (
    <Tile as="section" aria-labelledby="who-wins">
      <div className="game-panel-head">
        <h2 id="who-wins">{t('Who wins')}</h2>
        <span className="game-panel-note text-sm text-ink-2">
          {t('{count, plural, one {# recorded play} other {# recorded plays}}', { count: recorded })}
        </span>
        <p className="w-full text-sm text-ink-2">{leadText(record)}</p>
      </div>
      <table className="w-full border-collapse text-note">
        <thead className="max-sm:sr-only">
          <tr>
            <th className={`${HEADING} text-start`} scope="col">
              {t('Player')}
            </th>
            <th className={`${HEADING} text-start`} scope="col">
              {t('Wins')}
            </th>
            {range ? (
              <>
                <th scope="col" aria-hidden="true" className={`${HEADING} w-[46%] ps-2 text-start`}>
                  {t('Every score')}
                </th>
                <th className={`${HEADING} text-end`} scope="col">
                  {t('Average')}
                </th>
                <th className={`${HEADING} text-end`} scope="col">
                  {t('Best')}
                </th>
              </>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {record.players.map((player) => (
            <tr
              className="border-t border-t-line max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto_auto] max-sm:items-center max-sm:gap-x-3.5 max-sm:py-2"
              key={player.person.key}
            >
              <th
                className="flex min-w-0 items-center gap-2.5 py-2 text-start font-semibold wrap-anywhere max-sm:py-0.5"
                scope="row"
              >
                <Avatar name={player.person.name} size="sm" />
                <PersonLink person={player.person} />
              </th>
              <td className="whitespace-nowrap max-sm:col-[2/-1] max-sm:text-end">{winsOf(player)}</td>
              {range ? <ScoreCells player={player} range={range} /> : null}
            </tr>
          ))}
        </tbody>
      </table>
      {range ? (
        <p className="mt-2.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2" aria-hidden="true">
          <i className="size-1.75 rounded-round bg-petrol" /> {t('one play')}{' '}
          <i className="ms-2 h-3.25 w-0.75 bg-ink" /> {t('average')}{' '}
          <i className="ms-2 size-2.75 rounded-round bg-lamp shadow-[0_0_0_1.5px_var(--lamp-edge)]" /> {t('best')}
        </p>
      ) : null}
      {counted > recorded ? (
        <p className="game-panel-note mt-2.5 text-sm text-ink-2">
          {t(
            '{rest, plural, one {{plays} plays in all; # of them is known by number alone.} other {{plays} plays in all; # of them are known by number alone.}}',
            { plays: wholeText(counted), rest: counted - recorded },
          )}
        </p>
      ) : null}
    </Tile>
  );
}

interface ScoreCellsProps {
  player: PlayerRecord;
  range: { from: number; to: number };
}

/** On a phone there is no line for somebody without a score. */
function ScoreCells({ player, range }: ScoreCellsProps) {
  const phone = player.scores.length === 0 ? 'max-sm:hidden' : 'max-sm:text-xs max-sm:text-ink-2';
  return (
    <>
      <td aria-hidden="true" className={clsx('ps-2 pe-3.5 max-sm:col-1', phone)}>
        <ScoreDots player={player} range={range} />
      </td>
      <td className={clsx('text-end whitespace-nowrap', phone)}>
        <span className="hidden max-sm:inline" aria-hidden="true">
          {t('Average')}{' '}
        </span>
        {averageText(player.average)}
      </td>
      <td className={clsx('text-end whitespace-nowrap', phone)}>
        <span className="hidden max-sm:inline" aria-hidden="true">
          {t('Best')}{' '}
        </span>
        <b className="font-display text-lead leading-none font-extrabold max-sm:text-ink">{scoreText(player.best)}</b>
      </td>
    </>
  );
}

/** Minimum and maximum without spreading a long array. */
const ends = (numbers: readonly number[]) =>
  numbers.reduce<[number, number]>(
    ([low, high], one) => [Math.min(low, one), Math.max(high, one)],
    [numbers[0] ?? 0, numbers[0] ?? 0],
  );

function PersonLink({ person: { id, name } }: { person: PlayPerson }) {
  if (id === null) return <bdi>{name}</bdi>;
  return (
    <Link
      href={`/people/${id}`}
      className="-my-1 inline-block min-w-6 py-1 hover:text-petrol hover:underline hover:underline-offset-3 pointer-coarse:-my-2.75 pointer-coarse:py-2.75"
    >
      <bdi>{name}</bdi>
    </Link>
  );
}

function winsOf({ wins, contests, coopPlays, coopWins }: PlayerRecord) {
  const [won, of] = contests === 0 ? [coopWins, coopPlays] : [wins, contests];
  if (of === 0) return '-';
  const values = {
    won: wholeText(won),
    plays: wholeText(of),
    rate: percentText(winRate(won, of)),
    b: (inner: ReactNode) => <b className="font-display text-lead leading-none font-extrabold">{inner}</b>,
    strong: (inner: ReactNode) => <strong className="ms-1.5">{inner}</strong>,
  };
  return contests === 0
    ? rich('<b>{won}</b> of {plays} together <strong>{rate}</strong>', values)
    : rich('<b>{won}</b> of {plays} decided <strong>{rate}</strong>', values);
}
