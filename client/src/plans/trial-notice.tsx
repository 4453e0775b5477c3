import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '#client/ui/layers/banner.tsx';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import { trialDaysLeft } from '#shared/limits/plan.ts';
import { daysLeftText, trialEndText } from './trial-text.ts';
import { t } from '#client/plans/words/words.ts';

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
      title={t('Free trial of Premium Plus: {left}', { left: daysLeftText(trialDaysLeft(trialEndsAt, new Date())) })}
      action={action}
    >
      {t('It ends by itself on {moment}. Nothing is deleted.', { moment: trialEndText(trialEndsAt) })}
    </Banner>
  );
}
