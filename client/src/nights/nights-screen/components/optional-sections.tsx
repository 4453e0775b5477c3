import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { Controller, useWatch } from 'react-hook-form';
import type { Host } from '#client/organizations/host.ts';
import { BannerColours } from '../../parts/banner-colours.tsx';
import { CommentsCheckbox } from '../../parts/comments-checkbox.tsx';
import { GuestLanguageField } from '../../parts/guest-language-field.tsx';
import { EveningWishes, type Wishes } from '../../parts/evening-wishes.tsx';
import { GuestsSeeFields } from '../../parts/guests-see-fields.tsx';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import type { Event } from '#shared/nights/events-contract.ts';
import type { NightForm } from '../night-form.ts';
import { FormSection } from './form-section.tsx';
import { TypeSection } from './type-section.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { t } from '#client/nights/words/words.ts';

interface OptionalSectionsProps {
  form: NightForm;
  host: Host;
  event: Event | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Rarely changed settings, collapsed. Closed fields keep their values. */
export function OptionalSections({ form, host, event, open, onOpenChange }: OptionalSectionsProps) {
  return (
    <details open={open} onToggle={({ currentTarget }) => onOpenChange(currentTarget.open)}>
      <summary className="tile flex cursor-pointer list-none items-center gap-2.5 px-5 py-4 max-sm:px-4 max-sm:py-3.5 [&::-webkit-details-marker]:hidden">
        <SlidersHorizontal className="icon" aria-hidden="true" />
        <b>{t('More')}</b>
        <span className="min-w-0 flex-1 text-end text-sm text-ink-2">
          {t('Type, seats, companions, message, who may come')}
        </span>
        <ChevronDown className="icon in-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="mt-5 grid grid-cols-1 gap-5 max-sm:gap-4">
        <TypeSection form={form} plan={host.plan} event={event} />
        <WishesSection form={form} />
        <GuestTextsSection form={form} />
        <AccessSection form={form} />
        <BannerSection form={form} />
      </div>
    </details>
  );
}

/** What the evening plan reads; a tournament has none. */
function WishesSection({ form: { control, setValue } }: { form: NightForm }) {
  const [eventType, preferredWeight, youngestAge, hasNewcomers] = useWatch({
    control,
    name: ['eventType', 'preferredWeight', 'youngestAge', 'hasNewcomers'],
  });
  const change = (wishes: Wishes) => {
    setValue('preferredWeight', wishes.preferredWeight, { shouldDirty: true });
    setValue('youngestAge', wishes.youngestAge, { shouldDirty: true });
    setValue('hasNewcomers', wishes.hasNewcomers, { shouldDirty: true });
  };
  if (eventType === 'tournament') return null;
  return (
    <FormSection title={t('What Shall We Play?')}>
      <div className="sm:col-span-full">
        <EveningWishes value={{ preferredWeight, youngestAge, hasNewcomers }} onChange={change} />
      </div>
    </FormSection>
  );
}

/** Access to the night, and its visibility. */
function AccessSection({ form: { register, formState } }: { form: NightForm }) {
  return (
    <FormSection title={t('Who May Come and See')}>
      <Checkbox
        {...register('isPublic')}
        label={t('Public event')}
        description={t('It gets a page of its own that anybody with the address can read.')}
        className="sm:col-span-full"
      />
      <Checkbox
        {...register('requiresApproval')}
        label={t('Requires approval')}
        description={t('Those who join by a shared link wait until you let them in.')}
        className="sm:col-span-full"
      />
      <GuestsSeeFields place={register('showsPlace')} guests={register('showsGuests')} />
      <CommentsCheckbox {...register('allowsComments')} />
      <GuestLanguageField {...register('guestLanguage')} />
      <Field
        label={t('Host Email')}
        required
        error={formState.errors.hostEmail?.message}
        hint={t('Guests who reply to an invitation write to this address.')}
        className="sm:col-span-full"
      >
        <TextInput {...register('hostEmail')} type="email" inputMode="email" autoComplete="email" />
      </Field>
    </FormSection>
  );
}

/** The banner: a colour, or a picture. */
function BannerSection({ form: { register, control, formState } }: { form: NightForm }) {
  const { errors } = formState;
  return (
    <FormSection title={t('Banner')}>
      <div className="sm:col-span-full">
        <Controller
          control={control}
          name="bannerColor"
          render={({ field }) => (
            <BannerColours value={field.value} onChange={field.onChange} error={errors.bannerColor?.message} />
          )}
        />
      </div>
      <Field
        label={t('Banner Image URL (optional)')}
        error={errors.bannerUrl?.message}
        hint={t('Covers the colour.')}
        className="sm:col-span-full"
      >
        <TextInput {...register('bannerUrl')} type="url" inputMode="url" placeholder="https://" autoComplete="off" />
      </Field>
    </FormSection>
  );
}

/** Texts for guests. */
function GuestTextsSection({ form: { register, formState } }: { form: NightForm }) {
  const { errors } = formState;
  return (
    <FormSection title={t('Words for Your Guests')}>
      <Field label={t('Description (optional)')} error={errors.description?.message} className="sm:col-span-full">
        <TextArea {...register('description')} rows={3} />
      </Field>
      <Field
        label={t('Special Instructions (optional)')}
        error={errors.customMessage?.message}
        hint={t('Shown wherever the place is: what to bring, where to ring.')}
        className="sm:col-span-full"
      >
        <TextArea {...register('customMessage')} rows={2} />
      </Field>
    </FormSection>
  );
}
