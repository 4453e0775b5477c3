import { KeyRound, LayoutGrid, Mail } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import type { Door } from '#shared/contracts/auth.ts';

interface DoorButtonProps {
  door: Door;
  /** The server is its own identity provider and sends a code by mail. */
  builtIn: boolean;
  /** The primary method. */
  main?: boolean;
  href: string;
}

/** A link to a sign-in method. */
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
