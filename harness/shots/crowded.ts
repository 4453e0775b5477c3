/** In the page: what has no room, each with the beginning of its text. */
export function crowded(): string[] {
  const found = new Set<string>();
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) found.add(`the page is ${page.scrollWidth - page.clientWidth} px too wide`);
  const name = (element: Element) => {
    const classes = (element.getAttribute('class') ?? '').slice(0, 50);
    return `${element.tagName.toLowerCase()}${classes && ` .${classes}`}: ${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)}`;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden=true]');
  const all = [...document.body.querySelectorAll('*')].filter(isShown);
  const texts: { element: Element; box: DOMRect }[] = [];
  for (const element of all) {
    const style = getComputedStyle(element);
    const own = [...element.childNodes].filter((node) => node.nodeType === 3 && (node.nodeValue ?? '').trim() !== '');
    const { width, height } = element.getBoundingClientRect();
    // Only for screen readers.
    if (width <= 2 && height <= 2) continue;
    const isDotted = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    const cutsX = ['hidden', 'clip'].includes(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
    const cutsY = ['hidden', 'clip'].includes(style.overflowY) && element.scrollHeight > element.clientHeight + 2;
    if (!isDotted && own.length > 0 && style.display !== 'inline' && (cutsX || cutsY))
      found.add(`cut ${name(element)}`);
    if (
      element.matches('button, a[class], select') &&
      style.display !== 'inline' &&
      element.scrollWidth > element.clientWidth + 1 &&
      style.overflowX === 'visible'
    )
      found.add(`leaves its box ${name(element)}`);
    for (const node of own) {
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (
          box.right > innerWidth + 1 &&
          !element.closest('[class*=overflow-x], [class*=scroll], table, [role=tablist], .dialog-body')
        )
          found.add(`leaves the window ${name(element)}`);
        if (box.width > 3 && box.height > 3) texts.push({ element, box });
      }
    }
  }
  const isLayered = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(at).position)) return true;
    return false;
  };
  const flowing = texts.filter(({ element }) => !isLayered(element)).toSorted((a, b) => a.box.top - b.box.top);
  for (const [place, a] of flowing.entries())
    for (let next = place + 1; next < flowing.length && (flowing[next]?.box.top ?? 0) < a.box.bottom - 4; next += 1) {
      const b = flowing[next];
      if (!b || a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element)) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - b.box.top;
      if (across > 3 && down > Math.min(a.box.height, b.box.height) / 2)
        found.add(`overlaps ${name(a.element)} | ${name(b.element)}`);
    }
  return [...found];
}
