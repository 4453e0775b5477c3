/** Set in the page by axe-core's script. */
declare const axe: { run(context: object, options: object): Promise<unknown> };

/**
 * In the page: axe-core's contrast of each kind of text, three of a kind. Texts are of one kind that have the same
 * colours, the same ones under them, and are equally large; where they overlap something else, the run of all rules finds
 * it. Kinds that were checked in this page before are left out. @returns axe-core's result, or null where no kind is
 * new
 */
export const contrastByKind = (options: object): Promise<unknown> | null => {
  // No named functions: the compiler adds a helper for names that does not exist in the page.
  const store = globalThis as unknown as { checkedKinds?: Set<string> };
  store.checkedKinds ??= new Set();
  const under = new Map<Element, string>();
  const kinds = new Map<string, Element[]>();
  for (const element of document.querySelectorAll('html, body, body *')) {
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode } = style;
    let ground = (element.parentElement && under.get(element.parentElement)) ?? '';
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') ground += ` ${backgroundColor}`;
    if (backgroundImage !== 'none') ground += ` ${backgroundImage}`;
    if (opacity !== '1') ground += ` ${opacity}`;
    if (filter !== 'none' || mixBlendMode !== 'normal') ground += ` ${filter} ${mixBlendMode}`;
    if (position !== 'static' && position !== 'relative') ground += ` ${position}`;
    under.set(element, ground);
    const hasText =
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim());
    if (!hasText || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1) continue;
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.5 && Number(style.fontWeight) >= 700);
    const isOff = element.closest(':disabled, [aria-disabled="true"], [inert], label:has(:disabled)') !== null;
    const kind = [ground, style.color, style.textShadow, isLarge, isOff, element.tagName === 'INPUT'].join('|');
    if (store.checkedKinds.has(kind)) continue;
    kinds.set(kind, [...(kinds.get(kind) ?? []), element]);
  }
  const chosen = [...kinds.values()].flatMap((of) => [of[0], of[Math.floor(of.length / 2)], of.at(-1)]);
  for (const kind of kinds.keys()) store.checkedKinds.add(kind);
  return chosen.length === 0 ? null : axe.run({ include: [...new Set(chosen)] }, options);
};
