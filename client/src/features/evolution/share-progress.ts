/** How an attempt to share ended. */
export type Shared = 'shared' | 'cancelled' | 'copied';

/**
 * Hands words and picture to the platform: both where it takes files, the words alone where it does not. Where nothing
 * can be shared the words go to the clipboard. Somebody who closes the platform's sheet has cancelled.
 * @throws when not even the clipboard takes the words
 */
export async function shareProgress(text: string, image: File | null): Promise<Shared> {
  const withImage = image ? { text, files: [image] } : null;
  const offer = withImage && navigator.canShare?.(withImage) ? withImage : { text };
  try {
    if ('share' in navigator) {
      await navigator.share(offer);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
  }
  await navigator.clipboard.writeText(text);
  return 'copied';
}
