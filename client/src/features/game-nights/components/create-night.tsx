import { useQuery } from '@tanstack/react-query';
import { Building2, CalendarPlus, History } from 'lucide-react';
import { useLocation } from 'wouter';
import type { Host } from '#client/features/hosting/host.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import type { EventType } from '#shared/enums.ts';
import { countInMonth } from '#shared/rules/calendar-month.ts';
import { beyondLimitText, PLAN_LIMITS } from '#shared/rules/plan-limits.ts';
import { eventsQuery } from '../api.ts';
import { FROM_FORM } from '../arrival.ts';
import { readersZone } from '../night-words.ts';
import { listAddress } from '../nights-view.ts';
import { useCreating } from '../use-creating.ts';
import { useNewNight } from '../use-new-night.ts';
import { NightFormPanel } from './night-form-panel.tsx';
import { PlanNotice } from './plan-notice.tsx';

/** 'Create Game Night', empty. A type that the plan does not have is not chosen beforehand. */
export function CreateNight({ host, eventType }: { host: Host; eventType: EventType }) {
  const { plan } = host;
  const [, navigate] = useLocation();
  const { data: events } = useQuery(eventsQuery(host.for));
  const type = PLAN_LIMITS[plan].premiumEvents ? eventType : 'game_night';
  const { form, isResumed, startOver, dropDraft } = useNewNight(host, type);
  const { create, isPending, error } = useCreating(form, host, dropDraft);
  const used = countInMonth(events?.map(({ createdAt }) => createdAt) ?? [], readersZone(), new Date());
  return (
    <NightFormPanel
      heading={type === 'game_night' ? 'Create Game Night' : 'Create Premium Event'}
      form={form}
      host={host}
      notice={
        <>
          {host.for === null ? null : (
            <Banner compact tone="info" icon={Building2}>
              You host this night for <b dir="auto">{host.name}</b>.
            </Banner>
          )}
          {isResumed ? (
            <Banner
              tone="info"
              icon={History}
              action={
                <Button size="sm" onClick={startOver}>
                  Start Over
                </Button>
              }
            >
              This is what you had written when you left.
            </Banner>
          ) : null}
          <PlanNotice error={error} beforehand={beyondLimitText(plan, 'nightsAMonth', used + 1)} />
        </>
      }
      submit={{ label: 'Create Game Night', pendingLabel: 'Creating...', icon: CalendarPlus, isPending }}
      onSubmit={create}
      onCancel={() => {
        dropDraft();
        navigate(listAddress(type), { state: FROM_FORM });
      }}
    />
  );
}
