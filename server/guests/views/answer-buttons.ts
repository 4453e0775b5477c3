import type { RsvpAnswer } from '#shared/enums.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';

/** Buttons for one-press answers; other input is kept. The first is primary. @param path of the guest's page */
export const answerButtons = (path: string, answers: readonly (readonly [RsvpAnswer, string])[]): Markup =>
  markup`<div class="mt-3 flex flex-wrap gap-2.5">${answers.map(
    ([answer, label], place) =>
      markup`<button class="button${place === 0 && ' lamp'}" form="answer" formaction="${path}/answer" formnovalidate name="say" value="${answer}">${label}</button>`,
  )}</div>`;
