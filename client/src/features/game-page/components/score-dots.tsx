import type { PlayerRecord } from '#shared/rules/games/game-record.ts';

interface ScoreDotsProps {
  player: PlayerRecord;
  /** The lowest and the highest score of anybody. */
  range: { from: number; to: number };
}

const WIDTH = 240;
const HEIGHT = 30;
const EDGE = 8;
const DOTS_AT_MOST = 150;
const STEP = 6;

/** Each score as a dot on one scale, the average as a bar, the best lit. */
export function ScoreDots({ player: { scores, average, best }, range: { from, to } }: ScoreDotsProps) {
  const x = (score: number) => EDGE + ((score - from) / Math.max(1, to - from)) * (WIDTH - 2 * EDGE);
  const stacked = new Map<number, number>();
  const middle = HEIGHT / 2;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="score-dots" focusable="false">
      <line x1={EDGE} x2={WIDTH - EDGE} y1={middle} y2={middle} className="score-dots-line" />
      {scores.slice(0, DOTS_AT_MOST).map((score, place) => {
        const column = Math.round(x(score) / STEP);
        const height = stacked.get(column) ?? 0;
        stacked.set(column, height + 1);
        const away = Math.ceil(height / 2) * (height % 2 === 0 ? 1 : -1) * (STEP - 1);
        if (Math.abs(away) > middle - 3) return null;
        // oxlint-disable-next-line react/no-array-index-key -- equal scores are equal dots
        return <circle key={place} cx={x(score)} cy={middle + away} r={2.6} className="score-dots-play" />;
      })}
      {average === null ? null : (
        <rect x={x(average) - 1} y={middle - 9} width={2.4} height={18} className="score-dots-average" />
      )}
      {best === null ? null : <circle cx={x(best)} cy={middle} r={5.5} className="score-dots-best" />}
    </svg>
  );
}
