import type { RsvpAnswer } from '#shared/enums.ts';
import { type Markup, markup } from '#server/http/markup.ts';

/** Answers that one press gives; what is typed on the page stays. The first stands out. @param path of the guest's page */
export const answerButtons = (path: string, answers: readonly (readonly [RsvpAnswer, string])[]): Markup =>
  markup`<div class="offer">${answers.map(
    ([answer, label], place) =>
      markup`<button class="button${place === 0 && ' lamp'}" form="answer" formaction="${path}/answer" formnovalidate name="say" value="${answer}">${label}</button>`,
  )}</div>`;
