/** In the page: what has no room, each with the beginning of its text. */
export function crowded(): string[] {
  const found = new Set<string>();
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) found.add(`the page is ${page.scrollWidth - page.clientWidth} px too wide`);
  const name = (element: Element) => {
    const classes = (element.getAttribute('class') ?? '').slice(0, 40);
    const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ');
    return `${element.tagName.toLowerCase()}${classes && ` .${classes}`}: ${text.slice(0, 50)}`;
  };
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  /** How an element's text is shown: as it is, ended by dots, scrolled, laid above others, or not at all. */
  const way = (element: Element) => {
    let isLayered = false;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(at);
      const { width, height } = at.getBoundingClientRect();
      if ((width <= 2 || height <= 2) && hides(overflowX)) return 'unseen';
      if (hides(overflowX) && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none')) return 'dotted';
      if ((scrolls(overflowX) && at.scrollWidth > at.clientWidth) || scrolls(overflowY)) return 'scrolled';
      if (position === 'fixed' || position === 'sticky' || position === 'absolute') isLayered = true;
    }
    return isLayered ? 'layered' : 'plain';
  };
  const flowing: { element: Element; box: DOMRect }[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    const own = [...element.childNodes].filter((node) => node.nodeType === 3 && (node.nodeValue ?? '').trim() !== '');
    if (own.length === 0 || element.closest('[inert], svg, script, style, option')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const shown = way(element);
    if (shown === 'unseen' || shown === 'dotted') continue;
    const style = getComputedStyle(element);
    const cutsX = hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
    const cutsY = hides(style.overflowY) && element.scrollHeight > element.clientHeight + 2;
    if (cutsX || cutsY) found.add(`cut ${name(element)}`);
    const control = element.closest('button, a.btn, .badge, select, [role=tab]')?.getBoundingClientRect();
    for (const node of own) {
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 4 || box.height < 4) continue;
        if (shown !== 'scrolled' && box.right > innerWidth + 1) found.add(`leaves the window ${name(element)}`);
        if (control && (box.right > control.right + 1 || box.left < control.left - 1))
          found.add(`leaves its box ${name(element)}`);
        // A large letter is less high than its box.
        const above = parseFloat(style.fontSize) > 32 ? box.height * 0.2 : 0;
        if (shown === 'plain')
          flowing.push({ element, box: new DOMRect(box.x, box.y + above, box.width, box.height - 2 * above) });
      }
    }
  }
  flowing.sort((a, b) => a.box.top - b.box.top);
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
