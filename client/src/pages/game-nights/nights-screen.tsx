import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useLocation } from 'wouter';
import { useHost, useHostedOrganization, useHostedId } from '#client/entities/hosts/use-host.ts';
import { eventsQuery } from '#client/entities/nights/api.ts';
import { invitationsQuery } from '#client/entities/nights/invitations-api.ts';
import { createAddress, NIGHT_TABS, type NightTab, tabAddress } from '#client/entities/nights/nights-view.ts';
import { WrapUpReminder } from '#client/entities/nights/wrap-up-reminder.tsx';
import { templatesQuery } from '#client/features/night-templates/api.ts';
import { InvitationRow } from '#client/features/nights-screen/components/invitation-row.tsx';
import { GameNightsPanel, PremiumEventsPanel } from '#client/features/nights-screen/components/night-panels.tsx';
import { PlanBanner } from '#client/features/nights-screen/components/plan-banner.tsx';
import { UpgradeCard } from '#client/features/nights-screen/components/upgrade-card.tsx';
import { useFocusAfterForm } from '#client/features/nights-screen/focus-after-form.ts';
import { HostSwitch } from '#client/features/organization-hosts/components/host-switch.tsx';
import { InvitationsToHost } from '#client/features/organization-hosts/components/invitations-to-host.tsx';
import { oneOf } from '#client/lib/one-of.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Button } from '#client/ui/button.tsx';
import { Container } from '#client/ui/container.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { Loading, Skeleton } from '#client/ui/skeleton.tsx';
import { TabPanel, Tabs } from '#client/ui/tabs.tsx';
import { PLAN_LIMITS } from '#shared/rules/plans/plan-limits.ts';

const NightAnalyticsTab = lazy(async () => ({
  default: (await import('#client/features/night-analytics/night-analytics-tab.tsx')).NightAnalyticsTab,
}));
const TemplatesTab = lazy(async () => ({
  default: (await import('#client/features/night-templates/templates-tab.tsx')).TemplatesTab,
}));

const waiting = (label: string) => (
  <Loading label={label}>
    <Skeleton className="h-64" />
  </Loading>
);

interface PanelProps {
  /** The plan does not include it. */
  locked: boolean;
}

function AnalyticsPanel({ locked }: PanelProps) {
  if (locked) return <UpgradeCard>See who answers, who comes, and which nights fill up.</UpgradeCard>;
  return (
    <Suspense fallback={waiting('Loading analytics...')}>
      <NightAnalyticsTab />
    </Suspense>
  );
}

/** On plans without templates, existing ones are shown with the reason why they are paused. */
function TemplatesPanel({ locked }: PanelProps) {
  const { data: templates } = useQuery({ ...templatesQuery(useHostedId()), enabled: locked });
  if (locked && !templates?.length)
    return <UpgradeCard>Set up the weekly night once; the next dates are planned automatically.</UpgradeCard>;
  return (
    <Suspense fallback={waiting('Loading templates...')}>
      <TemplatesTab />
    </Suspense>
  );
}

const BallotDialog = lazy(async () => ({
  default: (await import('#client/features/night-votes/components/ballot-dialog.tsx')).BallotDialog,
}));

/** Invitations to nights of others, if any. A failure to load is shown. */
function Invitations() {
  const { data: invitations, isError, refetch } = useQuery(invitationsQuery);
  if (isError && !invitations) {
    return (
      <p role="alert" className="mb-4 text-sm text-ink-2">
        Invitations from others could not be loaded.{' '}
        <button type="button" className="link" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  }
  if (!invitations || invitations.length === 0) return null;
  const now = new Date();
  return (
    <section className="mb-6" aria-labelledby="invitations">
      <h2 className="mb-3" id="invitations">
        You Are Invited
      </h2>
      <ul className="grid gap-4">
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.attendeeId}
            invitation={invitation}
            now={now}
            renderBallot={(onClose) => (
              <Suspense>
                <BallotDialog attendeeId={invitation.attendeeId} onClose={onClose} />
              </Suspense>
            )}
          />
        ))}
      </ul>
    </section>
  );
}

const LABELS: Record<NightTab, string> = {
  nights: 'Game Nights',
  premium: 'Premium Events',
  analytics: 'Analytics',
  templates: 'Templates',
};

/** Invitations, the plan, and the owner's nights in four tabs. */
export function NightsScreen({ tab }: { tab: NightTab }) {
  const [, navigate] = useLocation();
  const host = useHost();
  const { data: events } = useQuery(eventsQuery(host?.for ?? null));
  const createButton = useFocusAfterForm();
  const plan = host?.plan ?? 'free';
  const locked = !PLAN_LIMITS[plan].premiumEvents;
  return (
    <Container>
      <PageHeader
        title="Game Nights"
        actions={
          <Button ref={createButton} variant="primary" icon={CalendarPlus} onClick={() => navigate(createAddress())}>
            Create Game Night
          </Button>
        }
      />
      <InvitationsToHost />
      <HostSwitch />
      <PlanBanner plan={plan} organization={useHostedOrganization()} events={events} />
      <WrapUpReminder />
      <Invitations />
      {/* Reset the view when the host changes. */}
      <Tabs
        key={host?.id}
        label="Game Nights"
        items={NIGHT_TABS.map((value) => ({ value, label: LABELS[value], locked: locked && value !== 'nights' }))}
        value={tab}
        onValueChange={(value) => navigate(tabAddress(oneOf(NIGHT_TABS, value, 'nights')))}
      >
        <TabPanel value="nights">
          <GameNightsPanel />
        </TabPanel>
        <TabPanel value="premium">
          <PremiumEventsPanel locked={locked} />
        </TabPanel>
        <TabPanel value="analytics">
          <AnalyticsPanel locked={locked} />
        </TabPanel>
        <TabPanel value="templates">
          <TemplatesPanel locked={locked} />
        </TabPanel>
      </Tabs>
    </Container>
  );
}
