import { clsx } from 'clsx';
import { useState } from 'react';
import { LogoMark, type LogoSize } from './logo-mark.tsx';
import { useRollingFace } from './use-rolling-face.ts';
import './animated-logo.css';

interface AnimatedLogoProps {
  size?: LogoSize | undefined;
  className?: string | undefined;
}

/** The mark, showing another face every 3 s; it stops on hover, in hidden tabs, and with reduced motion. */
export function AnimatedLogo({ size = 'md', className }: AnimatedLogoProps) {
  const [held, setHeld] = useState(false);
  const face = useRollingFace(held);
  return (
    <span
      className={clsx('animated-logo inline-flex flex-none', className)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <LogoMark key={face} face={face} size={size} />
    </span>
  );
}
