import { withFullStop } from '#shared/text/with-full-stop.ts';
import { ScanBarcode } from 'lucide-react';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { codeText } from './games-with-code.ts';
import type { CameraState } from './use-camera.ts';
import { t } from '#client/copies/words/words.ts';

/** Announced once a code was read. @param titles of the owner's games with it */
export const foundText = (code: string, titles: readonly string[]): string =>
  titles.length === 0
    ? t('No game of yours has the code {code}', { code: codeText(code) })
    : t('Found: {titles}', { titles: titles.join(', ') });

export const NO_BARCODE = t('Please check the digits: one is wrong or missing. A barcode has 8, 12 or 13');

/** Why nothing is scanned, with the next step; null while the camera works or starts. */
export function cameraError(state: CameraState, hasFailed: boolean): string | null {
  if (hasFailed)
    return t('The reader could not be loaded. Type the digits under the bars instead, or try again later.');
  if (state === 'refused')
    return t(
      'The camera is not allowed here. Allow it in the settings of the browser, or type the digits under the bars.',
    );
  return state === 'missing' ? t('No camera can be used now. Type the digits under the bars instead.') : null;
}

/** A code was written into a copy of a game that was there already. */
export const codeSaved = (title: string, undo: () => void): ToastMessage => ({
  title: t('Barcode saved'),
  description: withFullStop(t('Scanning it now finds {title}', { title })),
  icon: ScanBarcode,
  undo: { altText: t('Remove the barcode from {title}', { title }), onPress: undo },
});

export const codeTaken = (title: string): ToastMessage => ({
  title: t('Barcode removed'),
  description: withFullStop(t('Scanning it no longer finds {title}', { title })),
  icon: ScanBarcode,
});

/** @param isAdded whether the game was added a moment ago */
export const codeError = (error: Error, title: string, isAdded: boolean): string => {
  const reason = errorMessageOr(error, t('Check your connection, then try again.'));
  return isAdded
    ? t('{title} is added, but its barcode could not be saved. {reason}', { title, reason })
    : t('The barcode could not be saved. {reason}', { reason });
};

export const undoFailed: ToastMessage = {
  title: t('Not undone'),
  description: t('The barcode could not be removed. Change it on the page of the game.'),
  variant: 'destructive',
};
