import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Check, Camera } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { GameFields } from '../parts/game-fields.tsx';
import type { GameForm } from '../game-form.ts';
import { gamesQuery } from '../api.ts';
import { closeEditing, photographGame } from '../game-dialogs-view.ts';
import { useFormDraft } from '#client/accounts/use-form-draft.ts';
import { type FinishTags, TagCombobox } from '../tags/tag-combobox.tsx';
import { DialogButtons } from '#client/ui/forms/dialog-buttons.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { NumberInput } from '#client/ui/forms/number-input.tsx';
import { ResumedBanner } from '#client/ui/layers/resumed-banner.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { ExpansionFields } from './expansion-fields.tsx';
import { StateFields } from './state-fields.tsx';
import { editForm, editOf, fieldsOf } from './edit-form.ts';
import { useSaveGame } from './use-save-game.ts';
import '../parts/manual-entry.css';
import { GameCover } from '#client/brand/game-cover.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { isPhotoPath } from '#shared/covers/photo-path.ts';
import { t } from '#client/games/words/words.ts';

/** 'Edit Game': all fields that an owner can edit. */
export function EditGameDialog({ game }: { game: Game }) {
  const formId = useId();
  const { data: games } = useQuery(gamesQuery);
  const bases = useMemo(
    () => games?.filter(({ id, isExpansion }) => !isExpansion && id !== game.id) ?? [],
    [games, game],
  );
  const [before] = useState(() =>
    fieldsOf(
      game,
      bases.find(({ id }) => id === game.parentGameId),
    ),
  );
  const form = useForm({ defaultValues: before, resolver: zodResolver(editForm(bases)) });
  const draft = useFormDraft(form, `game.${game.id}`, before);
  const { register, formState, handleSubmit } = form;
  const { errors } = formState;
  const tagIds = useWatch({ control: form.control, name: 'tagIds' });
  const { mutate, isPending } = useSaveGame(form);

  const close = () => {
    draft.drop();
    closeEditing();
  };

  const finishTags = useRef<FinishTags>(null);
  const save = handleSubmit(async (edited) => {
    const tags = finishTags.current ? await finishTags.current() : edited.tagIds;
    if (!tags) return;
    mutate({ game, changes: editOf({ ...edited, tagIds: tags }, before, bases) }, { onSuccess: close });
  });

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open && !isPending) close();
      }}
      hasChanges={draft.isResumed || String(tagIds) !== String(before.tagIds)}
      title={t('Edit Game')}
      description={game.title}
      footer={
        <DialogButtons onCancel={close} cancelDisabled={isPending} form={formId} icon={Check} pending={isPending}>
          {t('Save Changes')}
        </DialogButtons>
      }
    >
      <form
        id={formId}
        noValidate
        className="manual-entry grid grid-cols-1 items-start gap-5 sm:grid-cols-2"
        onSubmit={(event) => void save(event)}
      >
        {draft.isResumed ? <ResumedBanner className="sm:col-span-full" onStartOver={draft.startOver} /> : null}
        <GameFields
          // It has these fields and some more.
          form={form as unknown as GameForm}
          withBuyUrl
          wishlistLabel={t('On the wishlist')}
          title={
            <>
              <Field label={t('Game Title')} required error={errors.title?.message} className="sm:col-span-full">
                <TextInput {...register('title')} autoComplete="off" />
              </Field>
              <PhotoField game={game} />
              <ExpansionFields control={form.control} bases={bases} />
            </>
          }
        >
          <Field label={t('Best With (optional)')} error={errors.bestPlayers?.message}>
            <TextInput {...register('bestPlayers')} placeholder="3-4" autoComplete="off" />
          </Field>
          <Field label={t('Recommended With (optional)')} error={errors.recommendedPlayers?.message}>
            <TextInput {...register('recommendedPlayers')} placeholder="2-5" autoComplete="off" />
          </Field>
          <Controller
            control={form.control}
            name="tagIds"
            render={({ field }) => (
              <Field label={t('Tags')} error={errors.tagIds?.message} className="sm:col-span-full">
                <TagCombobox value={field.value} onChange={field.onChange} finish={finishTags} />
              </Field>
            )}
          />
          <Field
            label={t('Times Played')}
            hint={t('For a miscount. Recorded sessions stay as they are.')}
            error={errors.timesPlayed?.message}
          >
            <NumberInput {...register('timesPlayed')} min={0} inputMode="numeric" />
          </Field>
        </GameFields>
        <StateFields control={form.control} before={before} />
      </form>
    </Dialog>
  );
}

/** The cover of a game, and the way to its photo, which is saved by itself. */
function PhotoField({ game }: { game: Game }) {
  return (
    <div className="flex items-center gap-3 sm:col-span-full">
      <GameCover
        title={game.title}
        category={game.category}
        imageUrl={game.imageUrl}
        small
        className="size-16 flex-none rounded-sm"
      />
      <div className="grid justify-items-start gap-1">
        <Button size="sm" icon={Camera} onClick={() => photographGame(game.id)}>
          {isPhotoPath(game.imageUrl) ? t('Change the Photo') : t('Photo of the Box')}
        </Button>
        <p className="text-xs text-ink-2">{t('Saved at once, apart from the fields below.')}</p>
      </div>
    </div>
  );
}
