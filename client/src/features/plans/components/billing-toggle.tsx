import { useId } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { YEAR_SAVES_PERCENT } from '#shared/rules/plans/plan-limits.ts';
import type { Billing } from '#client/entities/plans/plan-words.ts';
import './billing-toggle.css';

interface BillingToggleProps {
  value: Billing;
  onChange: (value: Billing) => void;
}

/** By the month or by the year; arrow keys move between them. */
export function BillingToggle({ value, onChange }: BillingToggleProps) {
  const name = useId();
  const choice = (billing: Billing) => ({
    type: 'radio' as const,
    name,
    checked: billing === value,
    onChange: () => onChange(billing),
  });
  return (
    <fieldset className="billing-toggle">
      <legend className="sr-only">Billing period</legend>
      <label>
        <input {...choice('monthly')} />
        Monthly
      </label>
      <label>
        <input {...choice('annual')} />
        Annual
        <Badge tone="good">Save {YEAR_SAVES_PERCENT}%</Badge>
      </label>
    </fieldset>
  );
}
