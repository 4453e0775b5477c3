import { escapeHtml } from '../../http/escape-html.ts';
import { page } from './page.ts';

/** Says what is in the way of signing in, and leads back to where it begins. */
export const problemPage = (title: string, text: string): string =>
  page({
    title,
    body: `<section class="tile">
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<a class="button" href="/login">Back to sign in</a>
</section>`,
  });
