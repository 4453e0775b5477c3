import type { PlayerRecord } from '../rules/game-record.ts';

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
export function ScoreDots({ player: { scores, average, best }, range: { from, to } }: ScoreDotsProps) {
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
