import { markup } from '#server/platform/http/markup.ts';
import type { Refusal } from '#server/platform/http/refusal.ts';
import { known, t } from '../words/words.ts';
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
        title: t('This link does not open'),
        text: [
          t('It may be cut off, replaced by a newer one, or the night is long over.'),
          t(
            'Look for the latest mail about the night and open its link. If that does not open either, ask your host for a new one.',
          ),
        ],
      };
    case 'too_many_requests':
      return {
        title: t('A moment, please'),
        text: [tooManyText(details.retryAfterSeconds ?? 60)],
      };
    case 'cross_site':
      return {
        title: t('Please answer on this page'),
        text: [
          t(
            'Another site tried to send this form in your name, so nothing was changed. Open your link and answer there.',
          ),
        ],
      };
    default:
      return {
        title: t('That did not work'),
        text: [known(message), t('Nothing was changed. Go back and try again.')],
      };
  }
}

function tooManyText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes <= 90)
    return t(
      '{minutes, plural, one {Too many requests in a short time. Please try again in a minute.} other {Too many requests in a short time. Please try again in # minutes.}}',
      { minutes },
    );
  return t('Too many requests in a short time. Please try again in {hours} hours.', {
    hours: Math.ceil(minutes / 60),
  });
}
