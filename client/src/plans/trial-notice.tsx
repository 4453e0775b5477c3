import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '#client/ui/layers/banner.tsx';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import { trialDaysLeft } from '#shared/limits/plan.ts';
import { daysLeftText, trialEndText } from './trial-text.ts';

interface TrialNoticeProps {
  user: Pick<CurrentUser, 'trialState' | 'trialEndsAt'>;
  action?: ReactNode;
}

/** The remaining time of a running trial. */
export function TrialNotice({ user: { trialState, trialEndsAt }, action }: TrialNoticeProps) {
  if (trialState !== 'running' || !trialEndsAt) return null;
  return (
    <Banner
      icon={Hourglass}
      title={`Free trial of Premium Plus: ${daysLeftText(trialDaysLeft(trialEndsAt, new Date()))}`}
      action={action}
    >
      It ends by itself on {trialEndText(trialEndsAt)}. Nothing is deleted.
    </Banner>
  );
}
