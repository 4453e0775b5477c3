import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { tokensQuery } from './api.ts';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { TokenRow } from './token-row.tsx';
import { t } from '#client/profile/words/words.ts';

const TITLE = 'personal-tokens';

/** The user's personal tokens, with which programs use Rollcall in their name. */
export function TokensCard() {
  const [isMaking, setMaking] = useState(false);
  return (
    <Tile as="section" pad="lg" className="grid gap-3" aria-labelledby={TITLE}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={TITLE} tabIndex={-1}>
          {t('Personal Tokens')}
        </h2>
        <Button size="sm" icon={KeyRound} onClick={() => setMaking(true)}>
          {t('New Token')}
        </Button>
      </div>
      <TokenList />
      {isMaking ? <NewTokenDialog onClose={() => setMaking(false)} /> : null}
    </Tile>
  );
}

function TokenList() {
  const { data: tokens, isError, isFetching, refetch } = useQuery(tokensQuery);
  if (tokens?.length === 0) {
    return (
      <p className="text-sm leading-body text-ink-2">
        {t('A token lets a script, Home Assistant or n8n use your games and nights without your sign-in.')}{' '}
        <a href="/api/docs">{t('What the API can do')}</a>
      </p>
    );
  }
  if (tokens) {
    return (
      <ul aria-label={t('Tokens')}>
        {tokens.map((token) => (
          <TokenRow
            key={token.id}
            token={token}
            onRevoked={() => document.getElementById(TITLE)?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
    );
  }
  if (isError) {
    return (
      <LoadFailed title={t('Your tokens could not be loaded')} retrying={isFetching} onRetry={() => void refetch()}>
        {t('Check your connection, then try again.')}
      </LoadFailed>
    );
  }
  return (
    <Loading label={t('Loading your tokens...')}>
      <Skeleton className="h-[52px]" />
    </Loading>
  );
}
