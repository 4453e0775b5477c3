import { useQuery } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { currentUserQuery } from '#client/entities/user/api.ts';
import { SubscriptionNotice } from '#client/features/billing/subscription-notice.tsx';
import { useBillingPages } from '#client/features/billing/use-billing-pages.ts';
import { TrialNotice } from '#client/features/plans/trial-notice.tsx';
import { CalendarFeedCard } from '#client/features/calendar-feed/calendar-feed-card.tsx';
import { HostMailsCard } from '#client/features/host-mails/host-mails-card.tsx';
import { HostedOrganizations } from '#client/features/organization-hosts/components/hosted-organizations.tsx';
import { InvitationsToHost } from '#client/features/organization-hosts/components/invitations-to-host.tsx';
import { HostsCard } from '#client/features/organization-hosts/components/hosts-card.tsx';
import { Button } from '#client/ui/button.tsx';
import { Container } from '#client/ui/container.tsx';
import { EmptyPage } from '#client/ui/empty-page.tsx';
import { CollectionSummary } from '#client/features/profile/components/collection-summary.tsx';
import { DeleteAccount } from '#client/features/profile/components/delete-account.tsx';
import { ExportCard } from '#client/features/profile/components/export-card.tsx';
import { ProfileCard } from '#client/features/profile/components/profile-card.tsx';
import { SessionList } from '#client/features/profile/components/session-list.tsx';

/** Profile: account, data and settings. */
export function ProfilePage() {
  const { data: user } = useQuery(currentUserQuery);
  const billing = useBillingPages();
  if (!user) return <ProfileNotFound />;
  return (
    <Container className="profile grid content-start gap-6">
      <ProfileCard user={user} />
      <TrialNotice user={user} action={<Button href="/premium">See the Plans</Button>} />
      <SubscriptionNotice user={user} billing={billing} />
      <InvitationsToHost />
      <CollectionSummary user={user} />
      <HostsCard user={user} />
      <HostedOrganizations user={user} />
      <CalendarFeedCard />
      <HostMailsCard />
      <ExportCard user={user} />
      <SessionList />
      <DeleteAccount user={user} />
    </Container>
  );
}

function ProfileNotFound() {
  return (
    <EmptyPage icon={UserRoundX} title="Profile Not Found" href="/login" action="Go to Login">
      Nobody is signed in on this device.
    </EmptyPage>
  );
}
