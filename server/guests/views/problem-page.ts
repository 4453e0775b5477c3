import { markup } from '#server/platform/http/markup.ts';
import type { Refusal } from '#server/platform/http/refusal.ts';
import type { Page } from './document.ts';
import { notePage } from './note-page.ts';

/** An error page with what to do next. */
export function problemPage(refusal: Refusal): Page {
  const { title, text } = wordsOf(refusal);
  return notePage(title, markup`${text.map((paragraph) => markup`<p>${paragraph}</p>`)}`);
}

function wordsOf({ code, message, details }: Refusal): { title: string; text: readonly string[] } {
  switch (code) {
    case 'not_found':
      return {
        title: 'This link does not open',
        text: [
          'It may be cut off, replaced by a newer one, or the night is long over.',
          'Look for the latest mail about the night and open its link. If that does not open either, ask your host for a new one.',
        ],
      };
    case 'too_many_requests':
      return {
        title: 'A moment, please',
        text: [`Too many requests in a short time. Please try again in ${waitText(details.retryAfterSeconds ?? 60)}.`],
      };
    case 'cross_site':
      return {
        title: 'Please answer on this page',
        text: [
          'Another site tried to send this form in your name, so nothing was changed. Open your link and answer there.',
        ],
      };
    default:
      return { title: 'That did not work', text: [message, 'Nothing was changed. Go back and try again.'] };
  }
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'a minute';
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
