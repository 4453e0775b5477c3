import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useFormState } from 'react-hook-form';
import type { Host } from '#client/organizations/host.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import type { IconType } from '#client/ui/marks/icon-type.ts';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import type { Event } from '#shared/nights/events-contract.ts';
import { hasCollapsedError, type NightForm, type WrittenNight } from '../night-form.ts';
import { FormSection } from './form-section.tsx';
import { GamesSection } from './games-section.tsx';
import { GuestsSection } from './guests-section.tsx';
import { NightPreview } from './night-preview.tsx';
import { OptionalSections } from './optional-sections.tsx';
import { type NewNightContext, WhenSection } from './when-section.tsx';
import './night-form-panel.css';
import { t } from '#client/nights/words/words.ts';

interface NightFormPanelProps {
  heading: string;
  form: NightForm;
  host: Host;
  /** The edited night; absent for a new one. */
  event?: Event;
  newNight?: NewNightContext;
  /** Shown above the form. */
  notice: ReactNode;
  submit: { label: string; pendingLabel: string; icon: IconType; isPending: boolean; note?: string };
  onSubmit: (written: WrittenNight) => void;
  onCancel: () => void;
}

/** The form of a night: required parts, the rest collapsed, with a card preview if there is room. */
export function NightFormPanel(props: NightFormPanelProps) {
  const { heading, form, host, event, newNight, notice, submit, onSubmit, onCancel } = props;
  const { errors } = useFormState({ control: form.control, name: 'poll' });
  const error = errors.poll?.message;
  const title = useRef<HTMLHeadingElement>(null);
  const [isMoreOpen, setMoreOpen] = useState(form.getValues('eventType') !== 'game_night');
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  const send = form.handleSubmit(onSubmit, (invalid) => {
    // Open before focusing the first invalid field, because collapsed fields cannot take the focus.
    if (hasCollapsedError(invalid)) flushSync(() => setMoreOpen(true));
  });
  return (
    <div>
      <h1 className="mb-5 focus:outline-none" ref={title} tabIndex={-1}>
        {heading}
      </h1>
      <div className="grid grid-cols-1 items-start gap-5 desk:grid-cols-[minmax(0,1fr)_minmax(0,380px)] desk:gap-6">
        <form
          noValidate
          className="night-form grid grid-cols-1 items-start gap-5 max-sm:gap-4"
          onSubmit={(sent) => void send(sent)}
        >
          {notice}
          <TitleSection form={form} isProposed={!event} />
          <WhenSection form={form} plan={host.plan} newNight={newNight} />
          <GuestsSection form={form} host={host} event={event} asksName={newNight?.asksName ?? false} />
          <GamesSection form={form} host={host} />
          <OptionalSections form={form} host={host} event={event} open={isMoreOpen} onOpenChange={setMoreOpen} />
          <div className="sticky bottom-0 z-10 -mx-1 grid justify-items-end gap-1.5 bg-table px-1 py-2.5 max-nav:bottom-[calc(var(--bottombar-h)_+_env(safe-area-inset-bottom))] max-sm:justify-items-stretch max-sm:text-center">
            <div className="flex justify-end gap-2.5">
              <Button className="max-sm:last:flex-1" onClick={onCancel} disabled={submit.isPending}>
                {t('Cancel')}
              </Button>
              <Button
                className="max-sm:last:flex-1"
                type="submit"
                variant="primary"
                icon={submit.icon}
                pending={submit.isPending}
                pendingLabel={submit.pendingLabel}
              >
                {submit.label}
              </Button>
            </div>
            {error ? (
              <p className="field-error">{error}</p>
            ) : submit.note ? (
              <p className="text-xs leading-[1.4] text-ink-3">{submit.note}</p>
            ) : null}
          </div>
        </form>
        <NightPreview form={form} host={host} />
      </div>
    </div>
  );
}

interface TitleSectionProps {
  form: NightForm;
  /** Its first text is a proposal: the first press selects it, so that typing replaces it. */
  isProposed: boolean;
}

function TitleSection({ form: { register, formState }, isProposed }: TitleSectionProps) {
  const isPressed = useRef(!isProposed);
  return (
    <FormSection title={t('The Event')}>
      <Field label={t('Event Title')} required error={formState.errors.title?.message} className="sm:col-span-full">
        <TextInput
          {...register('title')}
          autoComplete="off"
          placeholder={t('Friday night at ours')}
          onClick={({ currentTarget }) => {
            if (!isPressed.current) currentTarget.select();
            isPressed.current = true;
          }}
        />
      </Field>
    </FormSection>
  );
}
