import { Compass, ExternalLink } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import { Well } from '#client/ui/layout/tile.tsx';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { PublicConfig } from '#shared/shapes/public-config.ts';
import { signInAddress } from './sign-in-method-address.ts';

interface LocalModeProps {
  local: NonNullable<PublicConfig['local']>;
  returnTo: string;
}

/** The options of a server in local mode: the demo, and the outbox of unsent mails. */
export function LocalMode({ local: { demoPath, outboxPath }, returnTo }: LocalModeProps) {
  return (
    <Well as="section" className="grid gap-4">
      <div className="grid gap-1.5">
        <h2>Only looking?</h2>
        <p className="text-ink-2">
          The demo signs you in as an owner with a full shelf, eighteen months of plays and game nights coming up.
        </p>
      </div>
      <Button icon={Compass} href={signInAddress(demoPath, returnTo)}>
        Explore the demo
      </Button>
      {outboxPath === null ? null : <OutboxNote path={outboxPath} />}
    </Well>
  );
}

const OutboxNote = ({ path }: { path: string }) => (
  <p className="text-sm leading-body text-ink-2">
    Rollcall runs in local mode, so it sends no mail: codes and invitations are kept in{' '}
    <a className="link inline-flex items-center gap-1" href={path} target="_blank" rel="noopener">
      the outbox
      <ExternalLink className="icon" aria-hidden="true" />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </a>
    .
  </p>
);
