import { Compass, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import { Well } from '#client/ui/layout/tile.tsx';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { PublicConfig } from '#shared/shapes/public-config.ts';
import { signInAddress } from './sign-in-method-address.ts';
import { rich, t } from '#client/accounts/words/words.ts';

interface LocalModeProps {
  local: NonNullable<PublicConfig['local']>;
  returnTo: string;
}

/** The options of a server in local mode: the demo, and the outbox of unsent mails. */
export function LocalMode({ local: { demoPath, outboxPath }, returnTo }: LocalModeProps) {
  return (
    <Well as="section" className="grid gap-4">
      <div className="grid gap-1.5">
        <h2>{t('Only looking?')}</h2>
        <p className="text-ink-2">
          {t(
            'The demo signs you in as an owner with a full shelf, eighteen months of plays and game nights coming up.',
          )}
        </p>
      </div>
      <Button icon={Compass} href={signInAddress(demoPath, returnTo)}>
        {t('Explore the demo')}
      </Button>
      {outboxPath === null ? null : <OutboxNote path={outboxPath} />}
    </Well>
  );
}

const outboxLink = (path: string) => (words: ReactNode) => (
  <a className="link inline-flex items-center gap-1" href={path} target="_blank" rel="noopener">
    {words}
    <ExternalLink className="icon" aria-hidden="true" />
    <VisuallyHidden>{t('(opens in a new tab)')}</VisuallyHidden>
  </a>
);

const OutboxNote = ({ path }: { path: string }) => (
  <p className="text-sm leading-body text-ink-2">
    {rich(
      'Rollcall runs in local mode, so it sends no mail: codes and invitations are kept in <outbox>the outbox</outbox>.',
      { outbox: outboxLink(path) },
    )}
  </p>
);
