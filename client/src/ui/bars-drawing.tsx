import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarStack } from '@visx/shape';
import { useId } from 'react';

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
const PARTS = ['lower', 'upper'] as const;

/** The bars themselves: the lower part solid, the upper part hatched. */
export function BarsDrawing({ width, series, slots }: BarsDrawingProps) {
  const hatch = useId();
  const most = Math.max(1, ...slots.map(totalOf));
  const across = scaleBand({
    domain: slots.map(({ key }) => key),
    range: [LEFT, width - RIGHT],
    paddingInner: 0.24,
    paddingOuter: 0.12,
  });
  const up = scaleLinear({ domain: [0, most], range: [HEIGHT - BOTTOM, TOP], nice: true });
  const bar = Math.min(WIDEST_BAR, across.bandwidth());
  const shift = (across.bandwidth() - bar) / 2;
  const labels = new Map(slots.map(({ key, label }) => [key, label]));
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
          <line key={tick} className="bars-grid" x1={LEFT} x2={width - RIGHT} y1={up(tick)} y2={up(tick)} />
        ))}
      <BarStack
        data={slots.map(({ key, values: [lower, upper] }) => ({ key, lower, upper }))}
        keys={[...PARTS]}
        x={({ key }) => key}
        xScale={across}
        yScale={up}
        color={(part) => part}
      >
        {(stacks) =>
          stacks.flatMap((stack) =>
            stack.bars
              .filter(({ height }) => height > 0)
              .map(({ index, x, y, height, key }) => (
                <rect
                  key={`${stack.key}-${index}`}
                  className={key === 'lower' ? 'bars-lower' : 'bars-upper'}
                  fill={key === 'lower' ? undefined : `url(#${hatch})`}
                  x={x + shift}
                  y={y}
                  width={bar}
                  height={height}
                />
              )),
          )
        }
      </BarStack>
      {slots.map((slot) => (
        <g key={slot.key}>
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
      <AxisLeft
        scale={up}
        left={LEFT}
        numTicks={4}
        tickFormat={(value) => (Number.isInteger(value) ? Number(value).toLocaleString() : '')}
        hideAxisLine
        hideTicks
        tickLabelProps={{ className: 'bars-tick', dx: 4, fontSize: 12, fontFamily: 'inherit', fill: 'currentColor' }}
      />
      <AxisBottom
        scale={across}
        top={HEIGHT - BOTTOM}
        tickValues={slots.flatMap(({ key }, place) => ((slots.length - 1 - place) % every === 0 ? [key] : []))}
        tickFormat={(key) => labels.get(key) ?? ''}
        hideTicks
        axisLineClassName="bars-base"
        tickLabelProps={{ className: 'bars-tick', fontSize: 12, fontFamily: 'inherit', fill: 'currentColor' }}
      />
    </svg>
  );

  function middleOf({ key }: BarSlot): number {
    return (across(key) ?? 0) + across.bandwidth() / 2;
  }
}

const totalOf = ({ values: [lower, upper] }: BarSlot): number => lower + upper;
