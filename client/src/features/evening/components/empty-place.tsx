import { Plus } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { type Role, ROLE_WORDS } from '#shared/rules/evening/roles.ts';

interface EmptyPlaceProps {
  role: Role;
  /** The host left it out; else nothing fits there. */
  isWished: boolean;
  onFill: () => void;
}

/** A place of the evening in which nothing is played. */
export function EmptyPlace({ role, isWished, onFill }: EmptyPlaceProps) {
  return (
    <li className="evening-empty">
      <p>
        <b>{ROLE_WORDS[role]}:</b> {isWished ? 'nothing, as you wish.' : 'nothing else fits.'}
      </p>
      <Button size="sm" variant="ghost" icon={Plus} aria-label={`Look for one: ${ROLE_WORDS[role]}`} onClick={onFill}>
        Look for one
      </Button>
    </li>
  );
}
