import { escapeHtml } from '#server/platform/http/escape-html.ts';
import { page } from '#server/platform/http/page.ts';
import type { PasskeyDoor } from './passkey-door.ts';

export interface InteractionView {
  /** Address of this interaction; its forms post below it. */
  path: string;
  /** Sent, kept in the outbox of this machine, or shown on the console of the server. */
  mails: 'sent' | 'kept' | 'shown';
  /** Not everybody may create an account, so a mail may contain no code. The page does not reveal for whom. */
  mayLackCode: boolean;
  /** The error of the last answer, shown under the field. */
  error?: string;
}

export interface EmailView extends InteractionView {
  email?: string;
  /** Null where nobody can have a passkey. */
  passkey: PasskeyDoor | null;
  /** Why the passkey was refused. */
  passkeyError?: string;
}

/** First page: asks for the address of the code, or for a passkey. */
export const askEmailPage = ({ path, mails, error, email = '', passkey, passkeyError }: EmailView): string =>
  page({
    title: 'Sign in',
    script: passkey?.script,
    body: `<section class="tile">
<h1>Sign in</h1>
${passkeyError === undefined ? '' : `<p class="error" role="alert">${escapeHtml(passkeyError)}</p>`}
<p>Type your e-mail address and ${mails === 'shown' ? 'a six-digit code is shown on the console of the server' : 'we send you a six-digit code'}. There is no password to remember.</p>
<form method="post" action="${path}/email">
<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="${passkey === null ? 'email' : 'email webauthn'}" inputmode="email" maxlength="254" required autofocus value="${escapeHtml(email)}"${errorOf(error)}>
${errorText(error)}
<button class="button">${mails === 'shown' ? 'Make a code' : 'Send me a code'}</button>
</form>
<div class="choices"><a class="quiet" href="/login">Back to Rollcall</a>${passkey === null ? '' : passkeyForm(path, passkey)}</div>
</section>
${mailNote(mails)}`,
  });

/** Shown by the script, in browsers that have passkeys; last, so that nothing moves then. */
const passkeyForm = (path: string, { options }: PasskeyDoor) => `
<form method="post" action="${path}/passkey" data-passkey="${escapeHtml(JSON.stringify(options))}" hidden>
<input type="hidden" name="answer">
<button class="quiet" type="button">Use a Passkey</button>
</form>
`;

/** Second page: asks for the code. */
export const askCodePage = ({
  path,
  mails,
  mayLackCode,
  error,
  email,
  sentAgain,
}: InteractionView & { email: string; sentAgain: boolean }): string =>
  page({
    title: 'Enter your code',
    body: `<section class="tile">
<h1>Enter your code</h1>
${sentAgain ? '<p class="good" role="status">A new code is on its way. The former one no longer works.</p>' : ''}
<p>${mails === 'shown' ? shownCodeText(email) : sentMailText(email, mayLackCode)}</p>
<form method="post" action="${path}/code">
<label for="code">Code</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" required autofocus${errorOf(error)}>
${errorText(error)}
<button class="button">Sign in</button>
</form>
<div class="choices">
<form method="post" action="${path}/new-code"><button class="quiet">${mails === 'shown' ? 'Make' : 'Send'} a new code</button></form>
<a class="quiet" href="${path}?address=another">Use another address</a>
</div>
</section>
${mailNote(mails)}`,
  });

const shownCodeText = (email: string) =>
  `A six-digit code for <strong>${escapeHtml(email)}</strong> is on the console of the server, if there is an account or may be one. It is valid for ten minutes.`;

const sentMailText = (email: string, mayLackCode: boolean) =>
  mayLackCode
    ? `We sent a mail to <strong>${escapeHtml(email)}</strong>. If you have an account here, or may make one, your six-digit code is in it. It is valid for ten minutes.`
    : `We sent a six-digit code to <strong>${escapeHtml(email)}</strong>. It is valid for ten minutes.`;

const errorOf = (error: string | undefined) =>
  error === undefined ? '' : ' aria-invalid="true" aria-describedby="error"';

const errorText = (error: string | undefined) =>
  error === undefined ? '' : `<p class="error" id="error" role="alert">${escapeHtml(error)}</p>`;

/** Where a code is that is not sent. */
const MAIL_NOTES: Record<InteractionView['mails'], string> = {
  sent: '',
  kept: '<p class="note">Rollcall runs on this machine alone, so mails are kept instead of sent: <a href="/dev/outbox" target="_blank" rel="noopener">open the outbox</a>.</p>',
  shown: '<p class="note">This site sends no mails. Whoever runs it can read the console of the server to you.</p>',
};
const mailNote = (mails: InteractionView['mails']): string => MAIL_NOTES[mails];
