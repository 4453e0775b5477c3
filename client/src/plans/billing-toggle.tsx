import { useId } from 'react';
import { Badge } from '#client/ui/marks/badge.tsx';
import { YEAR_SAVES_PERCENT } from '#shared/limits/plan-limits.ts';
import type { Billing } from './plan-text.ts';

interface BillingToggleProps {
  value: Billing;
  onChange: (value: Billing) => void;
}

/** Monthly or yearly; arrow keys move between them. */
export function BillingToggle({ value, onChange }: BillingToggleProps) {
  const name = useId();
  const choice = (billing: Billing) => ({
    type: 'radio' as const,
    name,
    checked: billing === value,
    onChange: () => onChange(billing),
  });
  return (
    <fieldset className="inline-flex gap-1 rounded-lg bg-well p-1.25 shadow-inset max-4xs:flex-wrap">
      <legend className="sr-only">Billing period</legend>
      <label className="relative flex min-h-tap cursor-pointer items-center gap-2.25 rounded-md px-4 font-strong text-ink-2 has-[:checked]:bg-tile has-[:checked]:text-ink has-[:checked]:shadow-ply has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus forced-colors:has-[:checked]:outline-2 forced-colors:has-[:checked]:outline-[Highlight]">
        <input className="absolute inset-0 cursor-pointer opacity-0" {...choice('monthly')} />
        Monthly
      </label>
      <label className="relative flex min-h-tap cursor-pointer items-center gap-2.25 rounded-md px-4 font-strong text-ink-2 has-[:checked]:bg-tile has-[:checked]:text-ink has-[:checked]:shadow-ply has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus forced-colors:has-[:checked]:outline-2 forced-colors:has-[:checked]:outline-[Highlight]">
        <input className="absolute inset-0 cursor-pointer opacity-0" {...choice('annual')} />
        Annual
        <Badge tone="good">Save {YEAR_SAVES_PERCENT}%</Badge>
      </label>
    </fieldset>
  );
}
