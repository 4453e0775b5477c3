import { typedIn } from './guest-forms.ts';

/** The body sent by mail programs, in both forms allowed by RFC 8058. */
const ONE_CLICK = [/\bList-Unsubscribe=One-Click\b/i, /name="?List-Unsubscribe"?\s+One-Click\b/i];

/** Whether a body is a one-click unsubscribe request. */
export function isOneClick(body: unknown): boolean {
  const fields = typeof body === 'string' ? body : new URLSearchParams(typedIn(body)).toString();
  return ONE_CLICK.some((form) => form.test(fields));
}
