import { useMutation, useQuery } from '@tanstack/react-query';
import { Check, CircleAlert, Lock, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { gamesQuery } from '../api.ts';
import { closePhoto } from '../game-dialogs-view.ts';
import { useGameMutation } from '../use-game-mutation.ts';
import { currentUserQuery } from '#client/accounts/api.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { isPhotoPath } from '#shared/covers/photo-path.ts';
import { beyondLimitText } from '#shared/limits/plan-limits.ts';
import { putPhoto, removePhoto, restorePhoto } from './api.ts';
import { ChoosePhoto } from './choose-photo.tsx';
import { CropStage } from './crop-stage.tsx';
import { type OpenedPicture, photoOf } from './draw-crop.ts';
import * as messages from './messages.ts';
import { openPicture, unreadableText } from './open-picture.ts';
import { MIDDLE } from './crop.ts';
import { t } from '#client/games/words/words.ts';

/** Returns the plan's refusal of one more photo; null if it allows one. */
function useLimit(game: Game): string | null {
  const { data: user } = useQuery(currentUserQuery);
  const { data: games } = useQuery(gamesQuery);
  const others = games?.filter(({ id, imageUrl }) => id !== game.id && isPhotoPath(imageUrl)).length ?? 0;
  return user ? beyondLimitText(user.plan, 'photos', others + 1) : null;
}

/** 'Photo of the Box': taken or chosen, turned and cut to a square, made small, then sent. */
export function PhotoDialog({ game }: { game: Game }) {
  const [picture, setPicture] = useState<OpenedPicture | null>(null);
  const [crop, setCrop] = useState(MIDDLE);
  const [isOpening, setOpening] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const limit = useLimit(game);
  const save = useMutation(putPhoto);
  const restore = useGameMutation(restorePhoto, { failed: () => messages.restoreFailed });
  const remove = useGameMutation(removePhoto, {
    done: (after) => toast(messages.photoRemoved(after, () => restore.mutate(after.id))),
    failed: () => messages.removalFailed,
  });
  const isBusy = save.isPending || remove.isPending;

  const open = async (file: File) => {
    setError(null);
    setOpening(true);
    const opened = await openPicture(file).catch(() => null);
    setOpening(false);
    if (!opened) return setError(unreadableText(file));
    setCrop(MIDDLE);
    setPicture(opened);
  };

  const use = async (opened: OpenedPicture) => {
    setError(null);
    const file = await photoOf(opened, crop);
    save.mutate(
      { id: game.id, file },
      {
        onSuccess: (after) => {
          toast(messages.photoSaved(after));
          closePhoto();
        },
        onError: (failure) => setError(messages.saveError(failure)),
      },
    );
  };

  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) closePhoto();
      }}
      hasChanges={picture !== null}
      title={t('Photo of the Box')}
      description={game.title}
      footer={
        picture ? (
          <>
            <Button onClick={() => setPicture(null)} disabled={isBusy}>
              {t('Choose Another')}
            </Button>
            <Button
              variant="primary"
              icon={Check}
              pending={save.isPending}
              pendingLabel={t('Saving...')}
              onClick={() => void use(picture)}
            >
              {t('Use Photo')}
            </Button>
          </>
        ) : (
          <Button onClick={closePhoto}>{t('Close')}</Button>
        )
      }
    >
      <div className="grid gap-4">
        {error ? (
          <Banner tone="bad" icon={CircleAlert} role="alert" compact>
            {error}
          </Banner>
        ) : null}
        {picture ? (
          <CropStage picture={picture} crop={crop} setCrop={setCrop} />
        ) : (
          <>
            <GameCover
              title={game.title}
              category={game.category}
              imageUrl={game.imageUrl}
              className="mx-auto aspect-square w-full max-w-60 rounded-md"
            />
            {limit === null ? (
              <div className="flex flex-wrap justify-center gap-2.5">
                <ChoosePhoto onFile={(file) => void open(file)} pending={isOpening || isBusy} />
              </div>
            ) : (
              <Banner tone="info" icon={Lock}>
                {limit}{' '}
                <Link href="/premium" className="link">
                  {t('See plans')}
                </Link>
              </Banner>
            )}
            {isPhotoPath(game.imageUrl) ? (
              <Button
                variant="ghost-danger"
                icon={Trash2}
                className="justify-self-center"
                pending={remove.isPending}
                pendingLabel={t('Removing...')}
                onClick={() => remove.mutate(game.id, { onSuccess: closePhoto })}
              >
                {t('Remove Photo')}
              </Button>
            ) : null}
            <p className="text-center text-sm leading-body text-ink-2">
              {t(
                'It becomes the cover of this game for you, for guests of your nights, and for people you share your collection with.',
              )}
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}
