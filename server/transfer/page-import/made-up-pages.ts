/** Parts of made-up pages for tests, as shop systems write them. */
export const SHOP = 'Spielladen';
export const ADDRESS = 'https://www.spielladen.example/p/x-1';

interface Page {
  lang?: string;
  title?: string;
  head?: string;
  body?: string;
}

export const page = ({ lang = 'en', title = '', head = '', body = '' }: Page): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;

export const og = (tags: Record<string, string>): string =>
  Object.entries(tags)
    .map(([name, content]) => `<meta property="og:${name}" content="${content}">`)
    .join('');

export const ld = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`;

export const product = (name: string, more: object = {}) => ({ '@type': 'Product', name, ...more });

/** What other products and people's opinions on a page say: none of it is about the product. */
export const NOISE = `
  <section class="related products"><h2>Related products</h2><ul class="products">
    <li class="product"><a href="/p/other"><img src="/o.jpg"><h3>Other Game</h3></a><span>1-99 players</span><span>999 min</span><span>18+ years</span></li></ul></section>
  <div id="tab-reviews"><h2>Kundenrezensionen</h2><p>Players: 77</p><p>Wir haben zu siebt gespielt, 7 bis 9 Spieler, 500 Minuten.</p></div>
  <h2>Das könnte dir auch gefallen</h2><div class="row"><div><a href="/p/third">Third</a><p>Spieler: 5-6</p></div></div>
  <footer><p>Players: 12</p><p>Delivery within 30 minutes.</p></footer>`;
