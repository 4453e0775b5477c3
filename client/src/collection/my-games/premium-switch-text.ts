import { t } from '#client/collection/words/words.ts';
interface PremiumSwitchText {
  /** What this screen shows now. */
  label: string;
  /** What a press does. */
  hint: string;
}

export const premiumSwitchText = (active: boolean): PremiumSwitchText =>
  active
    ? { label: t('Premium Active'), hint: t('preview the free experience on this screen') }
    : { label: t('Premium Off'), hint: t('back to the premium experience') };
