import { type Markup, markup } from '#server/platform/http/markup.ts';
import { t } from '../words/words.ts';
import type { Page } from './document.ts';

/** A page that says one thing, or asks for one: a heading, and what stands below it. */
export const notePage = (title: string, text: Markup): Page => ({
  title,
  body: markup`<article class="sheet"><div class="text problem-page">
<h1>${title}</h1>
${text}
</div></article>
<footer><a href="/">${t('What is Rollcall?')}</a></footer>`,
});
