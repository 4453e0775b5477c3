/** In the page: targets of less than 24 pixels in width or height, other than those within a sentence. */
export const smallTargets = (): string[] => {
  // No named functions: the compiler adds a helper for names that does not exist in the page.
  const small: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]',
  )) {
    if (element.closest('[aria-hidden=true], [inert]') || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    const texts = [...(element.parentElement?.childNodes ?? [])].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const isInSentence =
      getComputedStyle(element).display.startsWith('inline') && texts.some(({ nodeValue }) => nodeValue?.trim());
    // A hidden box is pressed by its label, and many a link by the whole of its card.
    const box = (element.closest('label') ?? element).getBoundingClientRect();
    const after = getComputedStyle(element, '::after');
    const size = after.position === 'absolute' ? [after.width, after.height].map(Number.parseFloat) : [0, 0];
    const [width, height] = [Math.max(box.width, size[0] ?? 0), Math.max(box.height, size[1] ?? 0)];
    // Half a pixel is lost by rounding.
    if (isInSentence || Math.min(width, height) >= 23.5) continue;
    const name = element.getAttribute('aria-label') ?? element.textContent.trim();
    small.push(`'${name}' is ${width.toFixed(0)} x ${height.toFixed(0)} pixels large`);
  }
  return small;
};
