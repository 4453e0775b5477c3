import { useWatch } from 'react-hook-form';
import { countText } from '#client/lib/number-text.ts';
import { Field } from '#client/ui/field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import type { Plan } from '#shared/enums.ts';
import { readAddressList } from '#shared/rules/address-list.ts';
import { PLAN_LIMITS, PLAN_NAMES } from '#shared/rules/plan-limits.ts';
import type { NightForm } from '../night-form.ts';
import { FormSection } from './form-section.tsx';
import './guests-section.css';

interface GuestsSectionProps {
  form: NightForm;
  plan: Plan;
  /** How many are on the list already, the host not counted. */
  onList: number;
}

/** Guests, as many at once as are pasted; what was read of it stands below. */
export function GuestsSection({ form: { register, control, formState }, plan, onList }: GuestsSectionProps) {
  const text = useWatch({ control, name: 'guests' });
  const { good, bad } = readAddressList(text);
  const there = onList === 0 ? '' : `${countText(onList, 'guest is', 'guests are')} on the list already. `;
  return (
    <FormSection
      title={onList === 0 ? 'Guests' : 'More Guests'}
      lead={`${there}Nobody is written to yet: you send the invitations from the page of the night. ${PLAN_NAMES[plan]} takes up to ${PLAN_LIMITS[plan].guestsANight} guests.`}
    >
      <Field
        label="Guests' Email Addresses (optional)"
        error={formState.errors.guests?.message}
        hint="Paste several at once, with or without names, separated by commas, semicolons or lines."
        className="form-wide"
      >
        <TextArea
          {...register('guests')}
          rows={3}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="Ana Sá <ana@example.org>, bob@example.org"
        />
      </Field>
      <div className="form-wide">
        <p role="status" className="field-hint">
          {[
            good.length > 0 && countText(good.length, 'guest'),
            bad.length > 0 && `${countText(bad.length, 'entry', 'entries')} without a valid address`,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        {good.length + bad.length === 0 ? null : (
          <ul className="read-guests" aria-label="What was read">
            {good.map(({ email, name }) => (
              <li key={email} title={email}>
                {name ?? email}
              </li>
            ))}
            {bad.map(({ text: piece, problem }) => (
              <li key={piece} data-bad title={problem}>
                <span className="sr-only">Not an address: </span>
                {piece}
              </li>
            ))}
          </ul>
        )}
      </div>
    </FormSection>
  );
}
