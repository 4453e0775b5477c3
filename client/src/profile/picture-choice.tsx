import { useMutation } from '@tanstack/react-query';
import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import { PICTURE_TYPES } from '#shared/enums.ts';
import { putPicture, removePicture } from './api.ts';
import * as messages from './messages.ts';
import { fullName } from './user-names.ts';
import { PICTURE_SIDE } from '#shared/limits/limits.ts';
import { t } from '#client/profile/words/words.ts';

const UNREADABLE = t('This file cannot be read as a picture. Please choose a JPEG, PNG or WebP file.');

/** The user's picture, scaled down before upload; saved when chosen. */
export function PictureChoice({ user }: { user: CurrentUser }) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const put = useMutation(putPicture);
  const remove = useMutation(removePicture);
  const take = async (file: File) => {
    setError(null);
    const small = await shrinkPicture(file).catch(() => null);
    if (!small) return setError(UNREADABLE);
    put.mutate(small, {
      onSuccess: () => toast(messages.pictureChanged),
      onError: () => toast(messages.pictureFailed),
    });
  };
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar
        size="lg"
        name={fullName(user) ?? 'U'}
        imageUrl={user.profileImageUrl}
        className="size-22 rounded-xl font-display text-[2rem] font-extrabold"
      />
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            icon={ImageUp}
            pending={put.isPending}
            pendingLabel={t('Sending...')}
            onClick={() => input.current?.click()}
          >
            {t('Choose a Picture')}
          </Button>
          {user.profileImageUrl ? (
            <Button
              size="sm"
              variant="ghost"
              pending={remove.isPending}
              pendingLabel={t('Removing...')}
              onClick={() =>
                remove.mutate(undefined, {
                  onSuccess: () => toast(messages.pictureRemoved),
                  onError: () => toast(messages.pictureFailed),
                })
              }
            >
              {t('Remove Picture')}
            </Button>
          ) : null}
        </div>
        <p className="text-sm leading-body text-ink-2">
          {user.accountType === 'organization'
            ? t('With the name of your organization it is your logo, which everybody can see.')
            : t('The middle part is shown. Only you see it.')}
        </p>
        {error ? (
          <p role="alert" className="text-sm leading-body text-bad">
            {error}
          </p>
        ) : null}
      </div>
      <input
        ref={input}
        type="file"
        className="hidden"
        aria-label={t('Picture')}
        accept={PICTURE_TYPES.join(',')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void take(file);
        }}
      />
    </div>
  );
}

const QUALITY = 0.86;

/**
 * Crops a picture to a small square without camera metadata. WebP, or PNG if unsupported. @throws if the browser cannot
 * decode the file
 */
async function shrinkPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  try {
    const canvas = document.createElement('canvas');
    canvas.width = PICTURE_SIDE;
    canvas.height = PICTURE_SIDE;
    const side = Math.min(picture.width, picture.height);
    const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('the browser draws no pictures');
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, left, top, side, side, 0, 0, PICTURE_SIDE, PICTURE_SIDE);
    return await toBlob(canvas);
  } finally {
    picture.close();
  }
}

const toBlob = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('the picture was not written')));
    canvas.toBlob(take, 'image/webp', QUALITY);
  });
