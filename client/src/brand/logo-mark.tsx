import { FacePips, type Face } from './face-pips.tsx';

export type LogoSize = 'sm' | 'md' | 'lg' | 'xl';
const LOGO_PIXELS: Record<LogoSize, number> = { sm: 24, md: 34, lg: 48, xl: 96 };

interface LogoMarkProps {
  face?: Face | undefined;
  size?: LogoSize | undefined;
  className?: string | undefined;
}

/** The mark, standing still: a die tile with one pip lit. Decorative beside the wordmark. */
export function LogoMark({ face = 5, size = 'md', className }: LogoMarkProps) {
  const width = LOGO_PIXELS[size];
  return (
    <svg
      viewBox="0 0 36 39"
      width={width}
      height={Math.round((width * 39) / 36)}
      className={className}
      aria-hidden="true"
      data-face={face}
    >
      <FacePips face={face} />
    </svg>
  );
}
