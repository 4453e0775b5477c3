import { scaleBand, scaleLinear } from 'd3-scale';
import { type SVGProps, useId } from 'react';

export interface BarSlot {
  key: string;
  /** Below the bar, if there is space. */
  label: string;
  /** In the table and above the bar. */
  fullLabel: string;
  /** Of the lower and the upper part. */
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
/** Labels of both axes, and how far their text sinks below its middle. */
const LABELS = { className: 'bars-tick', fontSize: 12, fill: 'currentColor' };
const SINK = 3;

/** The bars themselves: the lower part solid, the upper part hatched. */
export function BarsDrawing({ width, series, slots }: BarsDrawingProps) {
  const hatch = useId();
  const most = Math.max(1, ...slots.map(totalOf));
  const across = scaleBand(
    slots.map(({ key }) => key),
    [LEFT, width - RIGHT],
  )
    .paddingInner(0.24)
    .paddingOuter(0.12);
  const up = scaleLinear([0, most], [HEIGHT - BOTTOM, TOP]).nice();
  const bar = Math.min(WIDEST_BAR, across.bandwidth());
  const every = Math.ceil(LABEL_WIDTH / across.step());
  return (
    <svg className="bars-drawing" width={width} height={HEIGHT}>
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="bars-hatch-ground" width="6" height="6" />
        <rect className="bars-hatch-line" width="3" height="6" />
      </pattern>
      {up
        .ticks(4)
        .filter(Number.isInteger)
        .map((tick) => (
          <g key={tick}>
            <line className="bars-grid" x1={LEFT} x2={width - RIGHT} y1={up(tick)} y2={up(tick)} />
            <text {...LABELS} x={LEFT - 4} y={up(tick) + SINK} textAnchor="end">
              {tick.toLocaleString()}
            </text>
          </g>
        ))}
      {slots.map((slot, index) => (
        <g key={slot.key}>
          {part(slot, 0, slot.values[0], { className: 'bars-lower' })}
          {part(slot, slot.values[0], totalOf(slot), { className: 'bars-upper', fill: `url(#${hatch})` })}
          {(slots.length - 1 - index) % every === 0 ? (
            <text {...LABELS} x={middleOf(slot)} y={HEIGHT - BOTTOM + 20 + SINK} textAnchor="middle">
              {slot.label}
            </text>
          ) : null}
          {totalOf(slot) > 0 && across.step() >= NUMBER_WIDTH ? (
            <text className="bars-number" x={middleOf(slot)} y={up(totalOf(slot)) - 5}>
              {totalOf(slot)}
            </text>
          ) : null}
          <rect className="bars-target" x={across(slot.key)} y={0} width={across.bandwidth()} height={HEIGHT - BOTTOM}>
            <title>{`${slot.fullLabel}: ${slot.values.map((value, place) => `${value} ${series[place]?.toLowerCase()}`).join(', ')}`}</title>
          </rect>
        </g>
      ))}
      <line
        className="bars-base"
        shapeRendering="crispEdges"
        x1={LEFT}
        x2={width - RIGHT}
        y1={HEIGHT - BOTTOM}
        y2={HEIGHT - BOTTOM}
      />
    </svg>
  );

  /** A part of a bar; nothing if it has no height. */
  function part(slot: BarSlot, from: number, to: number, look: SVGProps<SVGRectElement>) {
    if (to <= from) return null;
    return <rect {...look} x={middleOf(slot) - bar / 2} y={up(to)} width={bar} height={up(from) - up(to)} />;
  }

  function middleOf({ key }: BarSlot): number {
    return (across(key) ?? 0) + across.bandwidth() / 2;
  }
}

const totalOf = ({ values: [lower, upper] }: BarSlot): number => lower + upper;
