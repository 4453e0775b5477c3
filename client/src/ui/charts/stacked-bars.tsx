import { wholeText } from '#client/lib/number-text.ts';
import { useId, useRef, useLayoutEffect, useState, type RefObject } from 'react';
import { BarsDrawing, type BarSlot } from './bars-drawing.tsx';
import { Tile } from '../layout/tile.tsx';
import './stacked-bars.css';
import { t } from '#client/lib/words/words.ts';

/** Width of an element in whole pixels; 0 before it is measured. */
function useElementWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.floor(element.getBoundingClientRect().width));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

const CELL = 'p-2 text-end tabular-nums first:text-start';
const HEADING = `${CELL} sticky top-0 bg-tile-2 text-xs text-ink-2`;

interface StackedBarsProps {
  title: string;
  /** Names of the lower and the upper part. */
  series: readonly [string, string];
  slots: readonly BarSlot[];
  /** Heading of the slots in the table: 'Month'. */
  slotHeading: string;
}

/** Stacked bars that differ by pattern, not colour alone; a table of the numbers can be opened below. */
export function StackedBars({ title, series, slots, slotHeading }: StackedBarsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useElementWidth(frame);
  const titleId = useId();
  return (
    <Tile as="section" className="bars" aria-labelledby={titleId}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1.5">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2" aria-hidden="true">
          {series.map((name, index) => (
            <li className="bars-key flex items-center gap-1.75" key={name} data-part={index === 0 ? 'lower' : 'upper'}>
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div ref={frame} className="mt-2.5 h-55 overflow-hidden text-ink-3" aria-hidden="true">
        {width > 0 ? <BarsDrawing width={width} series={series} slots={slots} /> : null}
      </div>
      <details className="mt-3 text-sm">
        <summary className="w-fit py-1.5 font-semibold text-petrol pointer-coarse:py-2.75">
          {t('Show as a table')}
        </summary>
        <div
          className="mt-2 max-h-80 overflow-auto"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
          tabIndex={0}
          role="region"
          aria-label={t('{title}, as a table', { title })}
        >
          <table className="w-full">
            <thead>
              <tr>
                <th className={HEADING} scope="col">
                  {slotHeading}
                </th>
                {series.map((name) => (
                  <th className={HEADING} key={name} scope="col">
                    {name}
                  </th>
                ))}
                <th className={HEADING} scope="col">
                  {t('All')}
                </th>
              </tr>
            </thead>
            <tbody>
              {slots.toReversed().map(({ key, fullLabel, values: [lower, upper] }) => (
                <tr className="not-first:border-t not-first:border-t-line" key={key}>
                  <th className={CELL} scope="row">
                    {fullLabel}
                  </th>
                  <td className={CELL}>{wholeText(lower)}</td>
                  <td className={CELL}>{wholeText(upper)}</td>
                  <td className={CELL}>{wholeText(lower + upper)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Tile>
  );
}
