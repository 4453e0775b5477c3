import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { t } from '#client/stories/words/words.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { StoryCard } from '#shared/shapes/story.ts';
import { wholePictureOf } from '#shared/stories/story-picture.ts';
import { drawPicture, pictureName, saveFile } from './draw-picture.ts';
import * as messages from './messages.ts';

interface PictureButtonsProps {
  title: string;
  range: string;
  cards: readonly StoryCard[];
}

/** The picture, to be kept or given to the device's own sharing where it takes files. */
export function PictureButtons({ title, range, cards }: PictureButtonsProps) {
  const [busy, setBusy] = useState<'download' | 'share' | null>(null);
  const use = (what: 'download' | 'share', then: (file: File) => Promise<unknown> | void) => async () => {
    setBusy(what);
    try {
      const png = await drawPicture(wholePictureOf({ title, range, cards }));
      await then(new File([png], pictureName(title), { type: 'image/png' }));
    } catch (error) {
      // Closing the device's own dialog is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast(messages.pictureFailed);
    }
    setBusy(null);
  };
  const isEmpty = cards.length === 0;
  return (
    <>
      <Button
        icon={Download}
        disabled={isEmpty}
        pending={busy === 'download'}
        pendingLabel={t('Drawing...')}
        onClick={() => void use('download', saveFile)()}
      >
        {t('Download Picture')}
      </Button>
      {sharesFiles() ? (
        <Button
          icon={Share2}
          disabled={isEmpty}
          pending={busy === 'share'}
          pendingLabel={t('Drawing...')}
          onClick={() => void use('share', (file) => navigator.share({ title, files: [file] }))()}
        >
          {t('Share Picture')}
        </Button>
      ) : null}
    </>
  );
}

/** Whether the device has a share sheet that takes pictures. */
const sharesFiles = (): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [new File([''], 'story.png', { type: 'image/png' })] });
