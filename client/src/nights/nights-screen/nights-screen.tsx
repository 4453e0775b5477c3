import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useLocation } from 'wouter';
import { useHost, useHostedOrganization, useHostedId } from '#client/organizations/use-host.ts';
import { eventsQuery } from '../api.ts';
import { invitationsQuery } from '../invitations-api.ts';
import { createAddress, NIGHT_TABS, type NightTab, tabAddress } from '../nights-view.ts';
import { WrapUpReminder } from '../parts/wrap-up-reminder.tsx';
import { templatesQuery } from '../templates/api.ts';
import { InvitationRow } from './components/invitation-row.tsx';
import { GameNightsPanel, PremiumEventsPanel } from './components/night-panels.tsx';
import { PlanBanner } from './components/plan-banner.tsx';
import { UpgradeCard } from './components/upgrade-card.tsx';
import { useFocusAfterForm } from './focus-after-form.ts';
import { HostSwitch } from '#client/organizations/host-switch.tsx';
import { InvitationsToHost } from '#client/organizations/invitations-to-host.tsx';
import { oneOf } from '#client/lib/one-of.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { TabPanel, Tabs } from '#client/ui/layout/tabs.tsx';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { t } from '#client/nights/words/words.ts';

const NightAnalyticsTab = lazy(async () => ({
  default: (await import('../analytics/night-analytics-tab.tsx')).NightAnalyticsTab,
}));
const TemplatesTab = lazy(async () => ({
  default: (await import('../templates/templates-tab.tsx')).TemplatesTab,
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
  if (locked) return <UpgradeCard>{t('See who answers, who comes, and which nights fill up.')}</UpgradeCard>;
  return (
    <Suspense fallback={waiting(t('Loading analytics...'))}>
      <NightAnalyticsTab />
    </Suspense>
  );
}

/** On plans without templates, existing ones are shown with the reason why they are paused. */
function TemplatesPanel({ locked }: PanelProps) {
  const { data: templates } = useQuery({ ...templatesQuery(useHostedId()), enabled: locked });
  if (locked && !templates?.length)
    return <UpgradeCard>{t('Set up the weekly night once; the next dates are planned automatically.')}</UpgradeCard>;
  return (
    <Suspense fallback={waiting(t('Loading templates...'))}>
      <TemplatesTab />
    </Suspense>
  );
}

const BallotDialog = lazy(async () => ({
  default: (await import('../votes/ballot-dialog.tsx')).BallotDialog,
}));

/** Invitations to nights of others, if any. A failure to load is shown. */
function Invitations() {
  const { data: invitations, isError, refetch } = useQuery(invitationsQuery);
  if (isError && !invitations) {
    return (
      <p role="alert" className="mb-4 text-sm text-ink-2">
        {t('Invitations from others could not be loaded.')}{' '}
        <button type="button" className="link" onClick={() => void refetch()}>
          {t('Try again')}
        </button>
      </p>
    );
  }
  if (!invitations || invitations.length === 0) return null;
  const now = new Date();
  return (
    <section className="mb-6" aria-labelledby="invitations">
      <h2 className="mb-3" id="invitations">
        {t('You Are Invited')}
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
  nights: t('Game Nights'),
  premium: t('Premium Events'),
  analytics: t('Analytics'),
  templates: t('Templates'),
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
        title={t('Game Nights')}
        actions={
          <Button ref={createButton} variant="primary" icon={CalendarPlus} onClick={() => navigate(createAddress())}>
            {t('Create Game Night')}
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
        label={t('Game Nights')}
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
