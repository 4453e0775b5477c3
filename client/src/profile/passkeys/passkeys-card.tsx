import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { configQuery } from '#client/accounts/api.ts';
import { Tile } from '#client/ui/layout/tile.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { passkeysQuery } from './api.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { t } from '#client/profile/words/words.ts';

const TITLE = 'passkeys-title';

/** The user's passkeys. Only where people sign in here, and not at another provider. */
export function PasskeysCard() {
  const { data: config } = useQuery(configQuery);
  const title = useRef<HTMLHeadingElement>(null);
  const door = config?.doors[0];
  if (!config?.builtInProvider || !door) return null;
  return (
    <Tile as="section" pad="lg" className="grid gap-3" aria-labelledby={TITLE}>
      <div>
        <h2 id={TITLE} ref={title} tabIndex={-1}>
          {t('Passkeys')}
        </h2>
        <p className="mt-1 text-sm leading-body text-ink-2">
          {t(
            'A passkey signs you in with your fingerprint, face or PIN, without waiting for a code. Codes by mail always work as well.',
          )}
        </p>
      </div>
      <PasskeyList onFocusLost={() => title.current?.focus({ preventScroll: true })} />
      <AddPasskey door={door.path} />
    </Tile>
  );
}

function PasskeyList({ onFocusLost }: { onFocusLost: () => void }) {
  const { data: passkeys, isError, isFetching, refetch } = useQuery(passkeysQuery);
  if (passkeys?.length === 0) return null;
  if (passkeys)
    return (
      <ul aria-label={t('Passkeys')}>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={onFocusLost} />
        ))}
      </ul>
    );
  if (isError)
    return (
      <LoadFailed title={t('Your passkeys could not be loaded')} retrying={isFetching} onRetry={() => void refetch()}>
        {t('Check your connection, then try again.')}
      </LoadFailed>
    );
  return (
    <Loading label={t('Loading your passkeys...')}>
      <Skeleton className="h-[52px]" />
    </Loading>
  );
}
