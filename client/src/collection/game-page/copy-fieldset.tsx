import { Controller, type UseFormReturn } from 'react-hook-form';
import { readersLocale } from '#client/lib/reader-time.ts';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Combobox } from '#client/ui/forms/combobox.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { COPY_TEXTS } from '#shared/copies/change-copies-contract.ts';
import { type Copy } from '#shared/copies/copies-contract.ts';
import { type CopyFields, placesFor } from './copy-form.ts';
import { t } from '#client/collection/words/words.ts';

const MAX_PLACES = 8;

/** Currencies as 'EUR · Euro', by code; with the chosen one even if this browser does not know it. */
function currencyOptions(chosen: string) {
  const names = new Intl.DisplayNames(readersLocale(), { type: 'currency' });
  const codes = new Set([...Intl.supportedValuesOf('currency'), ...(chosen === '' ? [] : [chosen])]);
  return [...codes].toSorted().map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }));
}

interface CopyFieldsetProps {
  form: UseFormReturn<CopyFields>;
  /** All of the owner's. */
  copies: readonly Copy[];
}

/** The fields of a copy; none is required. */
export function CopyFieldset({ form, copies }: CopyFieldsetProps) {
  const { register, control, formState } = form;
  const { errors, defaultValues } = formState;
  const text = (name: keyof typeof COPY_TEXTS) => ({ ...register(name), maxLength: COPY_TEXTS[name] });
  const pair = 'grid grid-cols-1 gap-5 sm:grid-cols-2';
  return (
    <div className="grid gap-5">
      <div className={pair}>
        <Field label={t('Edition')} hint={t('Such as 2nd printing')} error={errors.edition?.message}>
          <TextInput autoComplete="off" {...text('edition')} />
        </Field>
        <Field label={t('Language')} error={errors.language?.message}>
          <TextInput autoComplete="off" {...text('language')} />
        </Field>
      </div>
      <Controller
        control={control}
        name="place"
        render={({ field }) => {
          const places = placesFor(field.value, copies).slice(0, MAX_PLACES);
          return (
            <Field label={t('Place')} hint={t('The room, shelf or house it stands in')} error={errors.place?.message}>
              <Combobox
                {...field}
                maxLength={COPY_TEXTS.place}
                options={places}
                keyOf={(place) => place}
                onChoose={field.onChange}
                listLabel={t('Your places')}
                status={t('{count, plural, one {# place} other {# places}}', { count: places.length })}
              >
                {(place) => <span dir="auto">{place}</span>}
              </Combobox>
            </Field>
          );
        }}
      />
      <div className={pair}>
        <Field label={t('Price paid')} error={errors.pricePaid?.message}>
          <TextInput inputMode="decimal" autoComplete="off" {...register('pricePaid')} />
        </Field>
        <Field label={t('Currency')} error={errors.priceCurrency?.message}>
          <Select
            placeholder={t('Choose a currency')}
            options={currencyOptions(defaultValues?.priceCurrency ?? '')}
            {...register('priceCurrency')}
          />
        </Field>
        <Field label={t('Acquired on')} error={errors.acquiredOn?.message}>
          <TextInput type="date" {...register('acquiredOn')} />
        </Field>
        <Field label={t('Acquired from')} hint={t('A shop or a person')} error={errors.acquiredFrom?.message}>
          <TextInput autoComplete="off" {...text('acquiredFrom')} />
        </Field>
      </div>
      <Field label={t('Condition')} error={errors.condition?.message}>
        <TextArea rows={2} {...text('condition')} />
      </Field>
      <Checkbox label={t('Cards are sleeved')} {...register('isSleeved')} />
      <Field label={t('Barcode')} hint={t('The digits under the bars (EAN or UPC)')} error={errors.barcode?.message}>
        <TextInput inputMode="numeric" autoComplete="off" {...text('barcode')} />
      </Field>
      <Field label={t('Notes')} error={errors.notes?.message}>
        <TextArea rows={2} {...text('notes')} />
      </Field>
    </div>
  );
}
