import { labelled } from '#client/lib/words/labelled.ts';
import { wholeText } from '#client/lib/number-text.ts';
import { language } from '#client/lib/words/language.ts';
import { nice, ticks } from 'd3-array';
import { type SVGProps, useId } from 'react';

export interface BarSlot {
  key: string;
  /** Below the bar, if there is space. */
  label: string;
  /** In the table and above the bar. */
  fullLabel: string;
  /** Values of the lower and the upper part. */
  values: readonly [number, number];
}

interface BarsDrawingProps {
  /** Pixels. */
  width: number;
  series: readonly [string, string];
  slots: readonly BarSlot[];
}

const HEIGHT = 220;
const LEFT = 34;
/** Half a label may extend beyond the last bar. */
const RIGHT = 14;
const TOP = 18;
const BOTTOM = 26;
/** Width in pixels of a label below a bar, and of a number above it. */
const LABEL_WIDTH = 54;
const NUMBER_WIDTH = 26;
const WIDEST_BAR = 56;
/** Space between bars, and outside the first and the last one, as parts of a bar's place. */
const BETWEEN = 0.24;
const OUTSIDE = 0.12;
/** Approximate number of grid lines, and of the steps to which the highest one is rounded. */
const TICKS = 4;
const NICE_TICKS = 10;
/** Labels of both axes, and how far their text sinks below its middle. */
const LABELS = { className: 'bars-tick', fontSize: 12, fill: 'currentColor' };
const SINK = 3;

/** The bars themselves: the lower part solid, the upper part hatched. */
export function BarsDrawing({ width, series, slots }: BarsDrawingProps) {
  const hatch = useId();
  const most = Math.max(1, ...slots.map(totalOf));
  const step = Math.max(0, width - LEFT - RIGHT) / Math.max(1, slots.length - BETWEEN + 2 * OUTSIDE);
  const room = step * (1 - BETWEEN);
  const middle = (index: number) => LEFT + step * (OUTSIDE + index) + room / 2;
  const [, top] = nice(0, most, NICE_TICKS);
  const up = (value: number) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - BOTTOM - TOP);
  const bar = Math.min(WIDEST_BAR, room);
  const every = Math.ceil(LABEL_WIDTH / step);
  return (
    <svg width={width} height={HEIGHT}>
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="bars-hatch-ground" width="6" height="6" />
        <rect className="bars-hatch-line" width="3" height="6" />
      </pattern>
      {ticks(0, top, TICKS)
        .filter(Number.isInteger)
        .map((tick) => (
          <g key={tick}>
            <line className="stroke-line" x1={LEFT} x2={width - RIGHT} y1={up(tick)} y2={up(tick)} />
            <text {...LABELS} x={LEFT - 4} y={up(tick) + SINK} textAnchor="end">
              {wholeText(tick)}
            </text>
          </g>
        ))}
      {slots.map((slot, index) => (
        <g key={slot.key}>
          {part(index, 0, slot.values[0], { className: 'bars-lower' })}
          {part(index, slot.values[0], totalOf(slot), { className: 'bars-upper', fill: `url(#${hatch})` })}
          {(slots.length - 1 - index) % every === 0 ? (
            <text {...LABELS} x={middle(index)} y={HEIGHT - BOTTOM + 20 + SINK} textAnchor="middle">
              {slot.label}
            </text>
          ) : null}
          {totalOf(slot) > 0 && step >= NUMBER_WIDTH ? (
            <text
              className="fill-ink text-[12px] font-strong tabular-nums [text-anchor:middle]"
              x={middle(index)}
              y={up(totalOf(slot)) - 5}
            >
              {totalOf(slot)}
            </text>
          ) : null}
          <rect
            className="fill-transparent hover:stroke-line-strong hover:[stroke-dasharray:3_3]"
            x={middle(index) - room / 2}
            y={0}
            width={room}
            height={HEIGHT - BOTTOM}
          >
            <title>
              {labelled(
                slot.fullLabel,
                slot.values
                  .map((value, at) => `${value} ${language === 'en' ? series[at]?.toLowerCase() : series[at]}`)
                  .join(', '),
              )}
            </title>
          </rect>
        </g>
      ))}
      <line
        className="stroke-line-strong"
        shapeRendering="crispEdges"
        x1={LEFT}
        x2={width - RIGHT}
        y1={HEIGHT - BOTTOM}
        y2={HEIGHT - BOTTOM}
      />
    </svg>
  );

  /** A part of a bar; nothing if it has no height. */
  function part(index: number, from: number, to: number, look: SVGProps<SVGRectElement>) {
    if (to <= from) return null;
    return <rect {...look} x={middle(index) - bar / 2} y={up(to)} width={bar} height={up(from) - up(to)} />;
  }
}

const totalOf = ({ values: [lower, upper] }: BarSlot): number => lower + upper;
