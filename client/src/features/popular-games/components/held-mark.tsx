import type { IconType } from '#client/ui/icon-type.ts';

interface HeldMarkProps {
  icon: IconType;
  children: string;
}

/** Says where the game already is, in the place of the button that would put it there. */
export function HeldMark({ icon: Icon, children }: HeldMarkProps) {
  return (
    <p className="popular-held">
      <Icon className="icon" aria-hidden="true" />
      {children}
    </p>
  );
}
