import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#client/lib/http/http.ts';
import { ChoiceChips } from '#client/ui/forms/choice-chips.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { FormDialog } from '#client/ui/layers/form-dialog.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { AdminPersonDetails } from '#shared/admin/people-contract.ts';
import { PLANS } from '#shared/enums.ts';
import { PLAN_NAMES } from '#shared/limits/plan-limits.ts';
import { givePlan } from '../api.ts';
import * as messages from '../messages.ts';
import { t } from '#client/admin/words/words.ts';

const OPTIONS = PLANS.map((value) => ({ value, label: PLAN_NAMES[value] }));

interface PlanDialogProps {
  person: AdminPersonDetails;
  called: string;
  onClose: () => void;
}

/** Gives an account a plan, until the end of a day in UTC or for ever. */
export function PlanDialog({ person: { id, givenPlan, planUntil }, called, onClose }: PlanDialogProps) {
  const [plan, setPlan] = useState(givenPlan);
  const [day, setDay] = useState(planUntil?.toISOString().slice(0, 10) ?? '');
  const [error, setError] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    ...givePlan,
    onSuccess: ({ plan: inForce }) => {
      toast(messages.done(t('Plan given'), t('{name} has {plan} now.', { name: called, plan: PLAN_NAMES[inForce] })));
      onClose();
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.fields.until) setError(failure.fields.until);
      else toast(messages.failed(failure));
    },
  });
  return (
    <FormDialog
      title={t('Plan of {name}', { name: called })}
      description={t('What they pay for or try is in force besides: the best of them counts.')}
      submitLabel={t('Give Plan')}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => mutate({ id, plan, until: day === '' ? null : new Date(`${day}T23:59:59Z`) })}
    >
      <ChoiceChips legend={t('Plan')} options={OPTIONS} value={plan} onChange={setPlan} />
      {plan === 'free' ? null : (
        <Field label={t('Until')} error={error} hint={t('The last day. Empty: without an end.')}>
          <TextInput
            type="date"
            min="1001-01-01"
            max="9998-12-31"
            value={day}
            onChange={({ target }) => {
              setDay(target.value);
              setError(null);
            }}
          />
        </Field>
      )}
    </FormDialog>
  );
}
