import { zodResolver } from '@hookform/resolvers/zod';
import { ArrowLeft, Save } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useForm, useWatch, useController } from 'react-hook-form';
import { GameFactFields } from '#client/games/parts/game-fact-fields.tsx';
import { RecommendationCard } from '../recommendation-card.tsx';
import { StaffQuote } from '../staff-quote.tsx';
import { TitleCombobox } from '#client/games/parts/title-combobox.tsx';
import { useFormDraft } from '#client/accounts/use-form-draft.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { ResumedBanner } from '#client/ui/layers/resumed-banner.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { PickFields, StaffPick } from '#shared/recommendations/staff-picks-contract.ts';
import { emptyPick, fieldsOf, pickForm, type PickFormFields, type PickForm, chosenFacts } from './pick-form.ts';
import { useSavePick } from './use-save-pick.ts';
import { PickWordFields } from './pick-word-fields.tsx';
import './pick-editor.css';
import { t } from '#client/recommendations/words/words.ts';

/** A preview of the card. */
function PickPreview({ form }: { form: PickForm }) {
  const { game, quote, featured } = useWatch({ control: form.control, compute: previewOf });
  return (
    <section className="lg:sticky lg:top-[calc(var(--nav-h)_+_24px)]" aria-label={t('Preview')}>
      <h2 className="mb-3 text-lg">{t('Preview')}</h2>
      <RecommendationCard game={game} featured={featured} reason={<StaffQuote pick={quote} />} />
    </section>
  );
}

interface PickEditorProps {
  /** Null for a new one. */
  pick: StaffPick | null;
  /** The writer's name. */
  signedAs: string;
  onClose: () => void;
}

/** The editor of a pick with a card preview. */
export function PickEditor({ pick, signedAs, onClose }: PickEditorProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const initial = pick ? fieldsOf(pick) : emptyPick(signedAs);
  const form = useForm<PickFormFields, unknown, PickFields>({
    defaultValues: initial,
    resolver: zodResolver(pickForm),
  });
  const draft = useFormDraft(form, `pick.${pick?.id ?? 'new'}`, initial);
  const close = () => {
    draft.drop();
    onClose();
  };
  const { save, isPending, conflict, takeTheirs } = useSavePick({ form, pick, onSaved: close });
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <Container>
      <h1 className="mb-5 focus:outline-none" ref={heading} tabIndex={-1}>
        {pick ? t('Edit Pick') : t('New Pick')}
      </h1>
      {draft.isResumed ? <ResumedBanner onStartOver={draft.startOver} className="mb-4" /> : null}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,480px)]">
        <Tile pad="lg">
          <form
            noValidate
            className="pick-form grid grid-cols-1 items-start gap-5 sm:grid-cols-2"
            onSubmit={(event) => void form.handleSubmit(save)(event)}
          >
            {conflict ? (
              <Banner
                tone="warn"
                role="alert"
                title={t('Somebody else has changed this pick in the meantime')}
                className="sm:col-span-full"
                action={<Button onClick={takeTheirs}>{t('Take Theirs')}</Button>}
              >
                {t('Save again to replace it with yours.')}
              </Banner>
            ) : null}
            <PickGameFields form={form} />
            <PickWordFields form={form} />
            <div className="flex justify-end gap-2.5 sm:col-span-full">
              <Button className="max-sm:flex-1" icon={ArrowLeft} onClick={close}>
                {t('Cancel')}
              </Button>
              <Button
                className="max-sm:flex-1"
                type="submit"
                variant="primary"
                icon={Save}
                pending={isPending}
                pendingLabel={t('Saving...')}
              >
                {t('Save Pick')}
              </Button>
            </div>
          </form>
        </Tile>
        <PickPreview form={form} />
      </div>
    </Container>
  );
}

/** The game of a pick; choosing a known game fills the fields. */
function PickGameFields({ form }: { form: PickForm }) {
  const { register, control, getValues, setValue } = form;
  const { errors } = form.formState;
  const title = useController({ control, name: 'title' });
  const address = { type: 'url', inputMode: 'url', placeholder: 'https://', autoComplete: 'off' } as const;
  return (
    <>
      <Field label={t('Game Title')} required error={errors.title?.message} className="sm:col-span-full">
        <TitleCombobox
          {...title.field}
          onChange={(typed) => {
            title.field.onChange(typed);
            setValue('bggId', null);
          }}
          onChoose={(match) => {
            const facts = Object.entries(chosenFacts(match, getValues()));
            for (const [name, value] of facts) setValue(name as keyof PickFormFields, value, { shouldDirty: true });
          }}
        />
      </Field>
      <GameFactFields register={register} errors={errors} />
      <Field label={t('Game Image URL (optional)')} error={errors.imageUrl?.message}>
        <TextInput {...register('imageUrl')} {...address} />
      </Field>
      <Field label={t('Where to Buy (optional)')} error={errors.buyUrl?.message}>
        <TextInput {...register('buyUrl')} {...address} />
      </Field>
      <Field label={t('Video (optional)')} error={errors.youtube?.message}>
        <TextInput {...register('youtube')} {...address} />
      </Field>
    </>
  );
}

/** The card preview, with examples for empty fields. */
function previewOf(fields: PickFormFields) {
  const game = {
    title: fields.title.trim() || t('Game Title'),
    players: fields.players.trim() || '2-4',
    duration: fields.duration.trim() || '45 min',
    category: fields.category ?? 'family',
    difficulty: fields.difficulty ?? 'medium',
    minAge: Number(fields.minAge) || 0,
    imageUrl: fields.imageUrl ?? null,
    description: fields.description ?? null,
    buyUrl: fields.buyUrl ?? null,
    youtube: fields.youtube ?? null,
    bggId: fields.bggId ?? null,
    notes: '',
  };
  const quote = {
    staffMember: fields.staffMember.trim() || t('You'),
    staffTitle: fields.staffTitle ?? null,
    staffAvatar: fields.staffAvatar ?? null,
    recommendationReason: fields.recommendationReason.trim() || t('Why you recommend it'),
  };
  return { game, quote, featured: fields.featured === true };
}
