import { type Markup, markup } from '#server/http/markup.ts';

/** The personal link of a new attendee; the script adds a copy button. */
export const savedLink = (url: string): Markup =>
  markup`<div class="saved-link"><p role="status" tabindex="-1" autofocus><b>This page is yours: save its link.</b> With it you change your answer, from any device. We do not show it again.</p>
<label class="sr-only" for="own-link">Your link</label>
<div class="copy"><input id="own-link" readonly value="${url}"></div></div>`;
