import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CloudUpload, Info, TriangleAlert } from 'lucide-react';
import { Redirect, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { unsentPlayCountQuery } from '#client/plays/unsent-plays/api.ts';
import { unsentPlaysOfOthersText } from '#client/plays/unsent-plays/messages.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import type { IconType } from '#client/ui/marks/icon-type.ts';
import { Tile } from '#client/ui/layout/tile.tsx';
import { configQuery, currentUserQuery } from '#client/accounts/api.ts';
import { SignInMethodsLoading, SignInMethodsUnknown } from '#client/accounts/sign-in/sign-in-methods-pending.tsx';
import { LocalMode } from '#client/accounts/sign-in/local-mode.tsx';
import { SignInMethods } from '#client/accounts/sign-in/sign-in-methods.tsx';
import { SignInBenefits } from '#client/accounts/sign-in/sign-in-benefits.tsx';
import { safeReturnPath } from '#client/accounts/return-path.ts';
import { createdNotice, type SignInNotice, signInNotice } from '#client/accounts/sign-in/sign-in-notice.ts';
import { t } from '#client/home/words/words.ts';

/** Login; signed-in users are redirected. */
export function LoginPage() {
  const search = useSearch();
  const { data: user } = useQuery(currentUserQuery);
  const { data: config, isError, isFetching, refetch } = useQuery(configQuery);
  const returnTo = safeReturnPath(new URLSearchParams(search).get('returnTo'));
  const entry: unknown = useHistoryState();
  const notice = signInNotice(search) ?? createdNotice(entry, config?.mails);
  if (user) return <Redirect to={returnTo} replace />;
  return (
    <Container className="grid max-w-[calc(940px_+_2_*_var(--gutter))] content-start gap-5 nav:pt-6">
      {notice ? <SignInNoticeBanner notice={notice} /> : null}
      <UnsentPlaysNote />
      <div className="grid items-start gap-x-8 gap-y-6 nav:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <Tile as="section" pad="lg" className="grid gap-5">
          <h1>{t('Sign in to Rollcall')}</h1>
          {config ? <SignInMethods config={config} returnTo={returnTo} /> : null}
          {!config && isError ? <SignInMethodsUnknown retrying={isFetching} onRetry={() => void refetch()} /> : null}
          {!config && !isError ? <SignInMethodsLoading /> : null}
        </Tile>
        {/* After the sign-in methods are loaded, to avoid a layout shift on phones. */}
        {config || isError ? (
          <div className="grid items-start gap-x-8 gap-y-6">
            <SignInBenefits />
            {config?.local ? <LocalMode local={config.local} returnTo={returnTo} /> : null}
          </div>
        ) : null}
      </div>
    </Container>
  );
}

const ICONS: Record<SignInNotice['tone'], IconType> = { good: CircleCheck, warn: Info, bad: TriangleAlert };

/** The server's message about a failed sign-in. */
function SignInNoticeBanner({ notice: { tone, title, text } }: { notice: SignInNotice }) {
  return (
    <Banner tone={tone} icon={ICONS[tone]} title={title} role={tone === 'good' ? 'status' : 'alert'}>
      {text}
    </Banner>
  );
}

/** Number of unsent plays on this device, of all accounts, without details. */
function UnsentPlaysNote() {
  const { data: count = 0 } = useQuery(unsentPlayCountQuery);
  if (count === 0) return null;
  return (
    <Banner compact tone="info" icon={CloudUpload} className="mb-4">
      {unsentPlaysOfOthersText(count)}
    </Banner>
  );
}
