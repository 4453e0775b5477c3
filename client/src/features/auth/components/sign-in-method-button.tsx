import { KeyRound, LayoutGrid, Mail } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import type { Door } from '#shared/contracts/auth.ts';

interface DoorButtonProps {
  door: Door;
  /** The identity provider is the server's own, which sends a code by mail. */
  builtIn: boolean;
  /** The one that most people want. */
  main?: boolean;
  href: string;
}

/** One way to sign in: the browser leaves for it. */
export function DoorButton({ door, builtIn, main = false, href }: DoorButtonProps) {
  const providerIcon = builtIn ? Mail : KeyRound;
  return (
    <Button
      full
      size="lg"
      variant={main ? 'primary' : 'neutral'}
      icon={door.kind === 'platform' ? LayoutGrid : providerIcon}
      href={href}
    >
      Continue with {door.name}
    </Button>
  );
}
