import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { Fingerprint, LogIn } from 'lucide-react';
import { useState } from 'react';
import { signInAddress } from '#client/accounts/sign-in/sign-in-method-address.ts';
import { useOnline } from '#client/lib/device/network.ts';
import { ApiError } from '#client/lib/http/http.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Passkey } from '#shared/accounts/passkeys-contract.ts';
import { RECENT_SIGN_IN_MINUTES } from '#shared/limits/limits.ts';
import { addPasskey } from './api.ts';
import * as messages from './messages.ts';
import { passkeyObstacle } from './passkey-obstacle.ts';
import { OBSTACLE_TEXTS } from './passkey-text.ts';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';
import { t } from '#client/profile/words/words.ts';

const isOldSignIn = (error: Error | null) => error instanceof ApiError && error.code === 'sign_in_again';

/** The button that adds a passkey, or why there is none. @param door the path that signs in */
export function AddPasskey({ door }: { door: string }) {
  const isOnline = useOnline();
  const [added, setAdded] = useState<Passkey | null>(null);
  const { mutate, isPending, error } = useMutation({
    ...addPasskey,
    onSuccess: (passkey) => {
      toast(messages.added);
      setAdded(passkey);
    },
    onError: (failure) => {
      if (!isOldSignIn(failure)) toast(messages.addFailed(failure));
    },
  });
  const obstacle = passkeyObstacle({
    host: location.hostname,
    isSecure: isSecureContext,
    isAble: browserSupportsWebAuthn(),
  });
  const reason = obstacle ?? (isOnline ? null : 'offline');
  if (reason !== null) return <p className="text-sm leading-body">{OBSTACLE_TEXTS[reason]}</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <Button icon={Fingerprint} pending={isPending} pendingLabel={t('Asking...')} onClick={() => mutate()}>
        {t('Add a Passkey')}
      </Button>
      {isOldSignIn(error) ? (
        <div role="alert" className="grid justify-items-start gap-2.5">
          <p className="text-sm leading-body">
            {t(
              'So that nobody else adds one here, a passkey is added within {minutes} minutes of signing in. You come back to this page.',
              { minutes: RECENT_SIGN_IN_MINUTES },
            )}
          </p>
          <Button size="sm" icon={LogIn} href={signInAddress(door, '/profile')}>
            {t('Sign In Again')}
          </Button>
        </div>
      ) : null}
      {added ? <RenamePasskeyDialog passkey={added} onClose={() => setAdded(null)} /> : null}
    </div>
  );
}
