/** The result of sharing. */
export type Shared = 'shared' | 'cancelled' | 'copied';

/**
 * Shares text and picture by the platform's dialog, or text only if it does not support files; otherwise copies the
 * text. Closing the dialog means cancelled. @throws if even the clipboard fails
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
