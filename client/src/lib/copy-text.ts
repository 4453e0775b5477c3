/** Puts a text on the clipboard. Answers whether it is there: pages without https may not write to it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
