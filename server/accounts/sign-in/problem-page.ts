import { escapeHtml } from '#server/platform/http/escape-html.ts';
import { page } from '#server/platform/http/page.ts';
import { t } from '../words/words.ts';

/** Explains why signing in failed and links back to its start. */
export const problemPage = (title: string, text: string): string =>
  page({
    title,
    body: `<section class="tile">
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<a class="button" href="/login">${escapeHtml(t('Back to sign in'))}</a>
</section>`,
  });
