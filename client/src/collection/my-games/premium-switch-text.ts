interface PremiumSwitchText {
  /** What this screen shows now. */
  label: string;
  /** What a press does. */
  hint: string;
}

export const premiumSwitchText = (active: boolean): PremiumSwitchText =>
  active
    ? { label: 'Premium Active', hint: 'preview the free experience on this screen' }
    : { label: 'Premium Off', hint: 'back to the premium experience' };
