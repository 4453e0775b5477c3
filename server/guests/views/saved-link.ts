import { type Markup, markup } from '#server/platform/http/markup.ts';
import { t } from '../words/words.ts';

/** The personal link of a new attendee; the script adds a copy button. */
export const savedLink = (url: string): Markup =>
  markup`<div class="mt-6.5 rounded-lg border-2 border-dashed border-line-strong p-4"><p role="status" tabindex="-1" autofocus><b>${t('This page is yours: save its link.')}</b> ${t('With it you change your answer, from any device. We do not show it again.')}</p>
<label class="sr-only" for="own-link">${t('Your link')}</label>
<div class="copy mt-3 flex flex-wrap gap-2.5"><input class="w-auto flex-[1_1_200px]" id="own-link" readonly value="${url}"></div></div>`;
