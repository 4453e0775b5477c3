import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useLocation } from 'wouter';
import { HostSwitch } from '#client/features/organization-hosts/components/host-switch.tsx';
import { InvitationsToHost } from '#client/features/organization-hosts/components/invitations-to-host.tsx';
import { useHost, useHostedOrganization } from '#client/entities/hosts/use-host.ts';
import { WrapUpReminder } from '#client/entities/nights/wrap-up-reminder.tsx';
import { oneOf } from '#client/lib/one-of.ts';
import { Button } from '#client/ui/button.tsx';
import { Container } from '#client/ui/container.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { TabPanel, Tabs } from '#client/ui/tabs.tsx';
import { PLAN_LIMITS } from '#shared/rules/plans/plan-limits.ts';
import { eventsQuery } from '#client/entities/nights/api.ts';
import { createAddress, NIGHT_TABS, type NightTab, tabAddress } from '#client/entities/nights/nights-view.ts';
import { useFocusAfterForm } from '#client/features/nights-screen/focus-after-form.ts';
import { Invitations } from './invitations.tsx';
import { GameNightsPanel, PremiumEventsPanel } from '#client/features/nights-screen/components/night-panels.tsx';
import { PlanBanner } from '#client/features/nights-screen/components/plan-banner.tsx';
import { AnalyticsPanel, TemplatesPanel } from './premium-panels.tsx';

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
