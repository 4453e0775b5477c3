import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#client/ui/marks/badge.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDeletion } from '#client/ui/layers/confirm-deletion.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Token } from '#shared/accounts/tokens-contract.ts';
import { revokeToken } from './api.ts';
import * as messages from './messages.ts';
import { factsOf, hasExpired, SCOPE_LABELS } from './token-words.ts';
import { t } from '#client/profile/words/words.ts';

interface TokenRowProps {
  token: Token;
  /** The row is removed, and with it the focused button. */
  onRevoked: () => void;
}

/** A token, with a button to revoke it. */
export function TokenRow({ token, onRevoked }: TokenRowProps) {
  const { id, name, scope } = token;
  const [revoking, setRevoking] = useState(false);
  const now = new Date();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-t border-t-line py-3 last:pb-0">
      <KeyRound className="icon h-5.5 w-5.5 flex-none text-ink-2" aria-hidden="true" />
      <div className="min-w-0 flex-[1_1_130px]">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-sans text-md leading-[1.35] font-strong tracking-normal wrap-anywhere">
          <bdi>{name}</bdi>
          <Badge>{SCOPE_LABELS[scope]}</Badge>
          {hasExpired(token, now) ? <Badge tone="warn">{t('Expired')}</Badge> : null}
        </p>
        <p className="text-sm leading-body text-ink-2">{factsOf(token, now)}</p>
      </div>
      <Button
        size="sm"
        variant="ghost-danger"
        aria-label={t('Revoke {name}', { name })}
        onClick={() => setRevoking(true)}
      >
        {t('Revoke')}
      </Button>
      {revoking ? (
        <ConfirmDeletion
          subject={id}
          deletion={revokeToken}
          title={t('Revoke {name}?', { name })}
          description={t('Programs that use this token stop working at once. It cannot be brought back.')}
          confirmLabel={t('Revoke')}
          pendingLabel={t('Revoking...')}
          onClose={() => setRevoking(false)}
          onDeleted={() => toast(messages.tokenRevoked(name))}
          onFailed={(error) => toast(messages.revokeFailed(error, name))}
          onFocusLost={onRevoked}
        />
      ) : null}
    </li>
  );
}
