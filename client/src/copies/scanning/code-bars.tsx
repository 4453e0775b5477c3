import { clsx } from 'clsx';
import { useMemo } from 'react';
import { eanBars } from './ean-bars.ts';

/** The bars of a code, decorative beside its digits. */
export function CodeBars({ code, className }: { code: string; className?: string }) {
  const bars = useMemo(
    () => Array.from(eanBars(code).matchAll(/1+/g), ({ 0: bar, index }) => [index, bar.length]),
    [code],
  );
  return (
    <svg
      className={clsx('flex-none text-ink', className)}
      viewBox="0 0 95 30"
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="currentColor"
    >
      {bars.map(([start, width]) => (
        <rect key={start} x={start} y={0} width={width} height={30} />
      ))}
    </svg>
  );
}
