import { useState, type RefObject } from 'react';
import { toast, type ToastMessage } from '#client/ui/layers/toast.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { shareFileName, shareText } from './share-text.ts';
import { shareProgress } from './share-progress.ts';
import { useDrawnCard } from './use-drawn-card.ts';
import { ClipboardCheck } from 'lucide-react';
import { t } from '#client/games/words/words.ts';

/** Long enough for the browser to start reading the file. */
const KEEP_MS = 60_000;

/** Downloads a file. */
function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}

const copied: ToastMessage = {
  title: t('Copied to your clipboard'),
  description: t('Paste it wherever you want to share it.'),
  icon: ClipboardCheck,
};

const notShared: ToastMessage = {
  title: t('Nothing could be shared from here'),
  description: t('Download the image and share that instead.'),
  variant: 'destructive',
};

type Action = 'download' | 'share';

/** A failed picture is only logged, because the text can still be shared. */
function log(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- a failed picture is only logged
  console.error(what, error);
}

/** The dialog's two buttons, and which is busy. */
export function useShareActions(game: Game, card: RefObject<HTMLElement | null>) {
  const [busy, setBusy] = useState<Action | null>(null);
  const draw = useDrawnCard(card);

  const run = (action: Action, work: () => Promise<void>) => async () => {
    setBusy(action);
    await work();
    setBusy(null);
  };
  const drawn = async (): Promise<File | null> => {
    try {
      return new File([await draw()], shareFileName(game), { type: 'image/png' });
    } catch (error) {
      log('The image could not be generated.', error);
      return null;
    }
  };

  const download = run('download', async () => {
    const file = await drawn();
    if (file) saveFile(file);
  });
  const share = run('share', async () => {
    const file = await drawn();
    try {
      const outcome = await shareProgress(shareText(game), file);
      if (outcome === 'copied') toast(copied);
      if (outcome === 'cancelled') log('Sharing was cancelled.', shareText(game));
    } catch (error) {
      log('Sharing failed.', error);
      toast(notShared);
    }
  });
  return { download: () => void download(), share: () => void share(), busy };
}
