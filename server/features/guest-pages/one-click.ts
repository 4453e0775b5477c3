import { typedIn } from './guest-forms.ts';

/** As a mail program sends it, in either of the two ways that RFC 8058 allows. */
const ONE_CLICK = [/\bList-Unsubscribe=One-Click\b/i, /name="?List-Unsubscribe"?\s+One-Click\b/i];

/** Whether a body is what a mail program sends to stop mails. */
export function isOneClick(body: unknown): boolean {
  const asked = typeof body === 'string' ? body : new URLSearchParams(typedIn(body)).toString();
  return ONE_CLICK.some((form) => form.test(asked));
}
