import type { Page } from 'playwright-core';

export interface ReadPage {
  language: string | null;
  /** Each piece of text that is shown or read out, also in the title and in what chats show of a link. */
  pieces: string[];
}

/** All that a page says, except what stands in a language of its own. */
export const readPage = (page: Page): Promise<ReadPage> =>
  page.evaluate(() => {
    const pieces: string[] = [];
    const isOther = (element: Element) =>
      element.closest('script, style, noscript, template, [lang]:not(html), [aria-hidden=true]:not([data-say])') !==
      null;
    for (const element of document.querySelectorAll('body *')) {
      if (isOther(element)) continue;
      for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-roledescription', 'aria-valuetext'])
        pieces.push(element.getAttribute(name) ?? '');
      if (element instanceof HTMLInputElement && ['submit', 'button'].includes(element.type))
        pieces.push(element.value);
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) pieces.push(node.textContent ?? '');
      const isSentence =
        element.childElementCount > 0 &&
        element.matches('p, li, h1, h2, h3, h4, dt, dd, td, th, label, button, a, legend, summary');
      if (isSentence) pieces.push(element.textContent ?? '');
    }
    for (const meta of document.querySelectorAll(
      'meta[name=description], meta[property^="og:"]:not([property="og:site_name"], [property="og:type"], [property="og:url"]), meta[name="twitter:image:alt"]',
    ))
      pieces.push(meta.getAttribute('content') ?? '');
    pieces.push(document.title);
    return {
      language: document.documentElement.getAttribute('lang'),
      pieces: pieces.filter((piece) => piece.trim() !== ''),
    };
  });
