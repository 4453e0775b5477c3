import { useId, useRef, useLayoutEffect, useState, type RefObject } from 'react';
import { BarsDrawing, type BarSlot } from './bars-drawing.tsx';
import { Tile } from './tile.tsx';
import './stacked-bars.css';

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
      <div className="bars-head">
        <h2 id={titleId}>{title}</h2>
        <ul className="bars-legend" aria-hidden="true">
          {series.map((name, place) => (
            <li key={name} data-part={place === 0 ? 'lower' : 'upper'}>
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div ref={frame} className="mt-2.5 h-55 overflow-hidden text-ink-3" aria-hidden="true">
        {width > 0 ? <BarsDrawing width={width} series={series} slots={slots} /> : null}
      </div>
      <details className="bars-table">
        <summary>Show as a table</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
        <div className="mt-2 max-h-80 overflow-auto" tabIndex={0} role="region" aria-label={`${title}, as a table`}>
          <table>
            <thead>
              <tr>
                <th scope="col">{slotHeading}</th>
                {series.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
                <th scope="col">All</th>
              </tr>
            </thead>
            <tbody>
              {slots.toReversed().map(({ key, fullLabel, values: [lower, upper] }) => (
                <tr key={key}>
                  <th scope="row">{fullLabel}</th>
                  <td>{lower.toLocaleString()}</td>
                  <td>{upper.toLocaleString()}</td>
                  <td>{(lower + upper).toLocaleString()}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Tile>
  );
}
