import { useQuery } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { currentUserQuery } from '#client/accounts/api.ts';
import { SubscriptionNotice } from '#client/plans/subscription-notice.tsx';
import { useBillingPages } from '#client/plans/use-billing-pages.ts';
import { TrialNotice } from '#client/plans/trial-notice.tsx';
import { CalendarFeedCard } from '#client/nights/calendar-feed/calendar-feed-card.tsx';
import { ChannelsCard } from '#client/nights/channels/channels-card.tsx';
import { HostMailsCard } from '#client/nights/host-mails-card.tsx';
import { HostedOrganizations } from '#client/organizations/hosted-organizations.tsx';
import { InvitationsToHost } from '#client/organizations/invitations-to-host.tsx';
import { HostsCard } from '#client/organizations/hosts-card.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { EmptyPage } from '#client/ui/states/empty-page.tsx';
import { CollectionSummary } from './collection-summary.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportCard } from './export-card.tsx';
import { NoticesCard } from './notices/notices-card.tsx';
import { PasskeysCard } from './passkeys/passkeys-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SessionList } from './session-list.tsx';
import { TokensCard } from './tokens/tokens-card.tsx';
import { t } from '#client/profile/words/words.ts';

/** Profile: account, data and settings. */
export function ProfilePage() {
  const { data: user } = useQuery(currentUserQuery);
  const billing = useBillingPages();
  if (!user) return <ProfileNotFound />;
  return (
    <Container className="profile grid content-start gap-6">
      <ProfileCard user={user} />
      <TrialNotice user={user} action={<Button href="/premium">{t('See the Plans')}</Button>} />
      <SubscriptionNotice user={user} billing={billing} />
      <InvitationsToHost />
      <CollectionSummary user={user} />
      <HostsCard user={user} />
      <HostedOrganizations user={user} />
      <CalendarFeedCard />
      <NoticesCard />
      <ChannelsCard />
      <HostMailsCard />
      <ExportCard user={user} />
      <SessionList />
      <PasskeysCard />
      <TokensCard />
      <DeleteAccount user={user} />
    </Container>
  );
}

function ProfileNotFound() {
  return (
    <EmptyPage icon={UserRoundX} title={t('Profile Not Found')} href="/login" action={t('Go to Login')}>
      {t('Nobody is signed in on this device.')}
    </EmptyPage>
  );
}
