import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentUserQuery } from '#client/accounts/api.ts';
import { includes } from '#shared/limits/plan.ts';

export interface PremiumView {
  /** The plan includes Premium. */
  entitled: boolean;
  /** Premium features are shown: entitled, and not previewing the free experience. */
  active: boolean;
  togglePreview: () => void;
}

/** Whether this screen shows the premium or the free experience; initially by plan. */
export function usePremiumView(): PremiumView {
  const { data: user } = useQuery(currentUserQuery);
  const [previewingFree, setPreviewingFree] = useState(false);
  const entitled = user ? includes(user.plan, 'premium') : false;
  return { entitled, active: entitled && !previewingFree, togglePreview: () => setPreviewingFree((on) => !on) };
}
