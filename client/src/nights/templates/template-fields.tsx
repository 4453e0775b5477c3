import { Controller } from 'react-hook-form';
import { BannerColours } from '../parts/banner-colours.tsx';
import { CommentsCheckbox } from '../parts/comments-checkbox.tsx';
import { GuestLanguageField } from '../parts/guest-language-field.tsx';
import { CompanionsField } from '../parts/companions-field.tsx';
import { EveningWishes, type Wishes } from '../parts/evening-wishes.tsx';
import { GuestsSeeFields } from '../parts/guests-see-fields.tsx';
import { GuestChips } from '../parts/guest-chips.tsx';
import { GamePicker } from '../parts/game-picker.tsx';
import { durationOptions } from '../durations.ts';
import { NightGroupField } from '../groups/group-field.tsx';
import { useNightGroups } from '../groups/use-night-groups.ts';
import { useOfferedGuests } from '../use-offered-guests.ts';
import { gamesToChoose } from '../pickable-games.ts';
import { usePresentGames } from '../use-present-games.ts';
import { useHostedId, useHostedOrganization } from '#client/organizations/use-host.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { EVENT_TYPE_LABELS, EVENT_TYPES } from '#shared/enums.ts';
import type { TemplateForm } from './template-form.ts';
import { t } from '#client/nights/words/words.ts';

const TYPES = EVENT_TYPES.map((value) => ({ value, label: EVENT_TYPE_LABELS[value] }));
/** Title, time and place of a template's nights. */
export function NightFields({ form: { register, formState, getValues, watch } }: { form: TemplateForm }) {
  const { errors } = formState;
  return (
    <>
      <Field label={t('Name of the night')} required className="sm:col-span-full" error={errors.name?.message}>
        <TextInput placeholder={t('Friday game night')} autoComplete="off" {...register('name')} />
      </Field>
      <Field label={t('Begins at')} error={errors.time?.message} hint={zoneHint(watch('timeZone'))}>
        <TextInput type="time" {...register('time')} />
      </Field>
      <Field label={t('Lasts')} error={errors.durationMinutes?.message}>
        <Select {...register('durationMinutes')} options={durationOptions(getValues('durationMinutes'))} />
      </Field>
    </>
  );
}

/** Guests and reply address. */
export function PartyFields({ form }: { form: TemplateForm }) {
  const { register, control } = form;
  const { errors } = form.formState;
  const hostedId = useHostedId();
  const guests = useOfferedGuests(hostedId);
  const groups = useNightGroups(hostedId);
  const { data: games, isError, refetch } = usePresentGames(form, hostedId);
  const organization = useHostedOrganization();
  return (
    <>
      <Controller
        control={control}
        name="attendees"
        render={({ field }) => (
          <div className="grid gap-3 sm:col-span-full">
            <GuestChips guests={guests} text={field.value} onChange={field.onChange} />
            <Field
              label={t('Regulars')}
              error={errors.attendees?.message}
              hint={t(
                'E-mail addresses, one a line or with commas between. They are invited to each night that comes by itself.',
              )}
            >
              <TextArea rows={3} placeholder="bea@example.org, Cai <cai@example.org>" {...field} />
            </Field>
          </div>
        )}
      />
      <Controller
        control={control}
        name="groupId"
        render={({ field: { value, onChange, ref } }) => (
          <NightGroupField
            ref={ref}
            groups={groups}
            value={value}
            onChange={onChange}
            error={errors.groupId?.message}
          />
        )}
      />
      <fieldset className="sm:col-span-full">
        <legend className="text-sm leading-[1.3] font-strong">{t('Games')}</legend>
        {games ? (
          <Controller
            control={control}
            name="gameIds"
            render={({ field, fieldState }) => (
              <GamePicker
                games={gamesToChoose(games, field.value)}
                organization={organization}
                chosen={field.value}
                onChange={field.onChange}
                limit={Infinity}
                error={fieldState.error?.message}
              />
            )}
          />
        ) : isError ? (
          <p role="alert">
            {t('The games could not be loaded.')}{' '}
            <Button size="sm" onClick={() => void refetch()}>
              {t('Try Again')}
            </Button>
          </p>
        ) : (
          <Loading label={t('Loading the games...')}>
            <Skeleton className="h-40" />
          </Loading>
        )}
      </fieldset>
      <Field label={t('Location')} error={errors.location?.message}>
        <TextInput autoComplete="off" {...register('location')} />
      </Field>
      <Field label={t('Max Attendees')} error={errors.maxAttendees?.message}>
        <TextInput inputMode="numeric" placeholder={t('As many as come')} {...register('maxAttendees')} />
      </Field>
    </>
  );
}

const WISHES = ['preferredWeight', 'youngestAge', 'hasNewcomers'] as const;

/** Rarely changed fields. */
export function MoreFields({
  form: { register, formState, control, getValues, watch, setValue },
}: {
  form: TemplateForm;
}) {
  const { errors } = formState;
  const [preferredWeight, youngestAge, hasNewcomers] = watch(WISHES);
  const change = (wishes: Wishes) => {
    for (const name of WISHES) setValue(name, wishes[name], { shouldDirty: true });
  };
  return (
    <>
      <Field label={t('Event Type')} error={errors.eventType?.message}>
        <Select options={TYPES} {...register('eventType')} />
      </Field>
      <CompanionsField {...register('maxCompanions')} error={errors.maxCompanions?.message} />
      <Controller
        control={control}
        name="bannerColor"
        render={({ field, fieldState }) => (
          <BannerColours value={field.value} onChange={field.onChange} error={fieldState.error?.message} />
        )}
      />
      <Field label={t('Time Zone')} error={errors.timeZone?.message}>
        <Select options={zoneOptions(getValues('timeZone'))} {...register('timeZone')} />
      </Field>
      <Field label={t('Description')} className="sm:col-span-full" error={errors.description?.message}>
        <TextArea rows={3} {...register('description')} />
      </Field>
      <Field label={t('Special Instructions')} className="sm:col-span-full" error={errors.customMessage?.message}>
        <TextArea rows={2} {...register('customMessage')} />
      </Field>
      <div className="sm:col-span-full">
        <EveningWishes value={{ preferredWeight, youngestAge, hasNewcomers }} onChange={change} />
      </div>
      <Checkbox label={t('Require approval for attendance')} {...register('requiresApproval')} />
      <Checkbox label={t('Make event public')} {...register('isPublic')} />
      <GuestsSeeFields place={register('showsPlace')} guests={register('showsGuests')} />
      <CommentsCheckbox {...register('allowsComments')} />
      <GuestLanguageField {...register('guestLanguage')} />
    </>
  );
}

function zoneOptions(chosen: string) {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen]);
  return [...zones].toSorted().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}

function zoneHint(timeZone: string): string {
  return t('On the clocks of {zone}, in summer and winter.', { zone: timeZone.replaceAll('_', ' ') });
}
