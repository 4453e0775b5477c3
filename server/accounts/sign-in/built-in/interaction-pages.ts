import { escapeHtml } from '#server/platform/http/escape-html.ts';
import { page } from '#server/platform/http/page.ts';

export interface InteractionView {
  /** Address of this interaction; its forms post below it. */
  path: string;
  /** Mails stay on this machine. */
  keepsMails: boolean;
  /** Not everybody may create an account, so a mail may contain no code. The page does not reveal for whom. */
  mayLackCode: boolean;
  /** The error of the last answer, shown under the field. */
  error?: string;
}

/** First page: asks for the address of the code. */
export const askEmailPage = ({ path, keepsMails, error, email = '' }: InteractionView & { email?: string }): string =>
  page({
    title: 'Sign in',
    body: `<section class="tile">
<h1>Sign in</h1>
<p>Type your e-mail address and we send you a six-digit code. There is no password to remember.</p>
<form method="post" action="${path}/email">
<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="email" inputmode="email" maxlength="254" required autofocus value="${escapeHtml(email)}"${errorOf(error)}>
${errorText(error)}
<button class="button">Send me a code</button>
</form>
<div class="choices"><a class="quiet" href="/login">Back to Rollcall</a></div>
</section>
${outboxNote(keepsMails)}`,
  });

/** Second page: asks for the code. */
export const askCodePage = ({
  path,
  keepsMails,
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
<p>${sentMailText(email, mayLackCode)}</p>
<form method="post" action="${path}/code">
<label for="code">Code</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" required autofocus${errorOf(error)}>
${errorText(error)}
<button class="button">Sign in</button>
</form>
<div class="choices">
<form method="post" action="${path}/new-code"><button class="quiet">Send a new code</button></form>
<a class="quiet" href="${path}?address=another">Use another address</a>
</div>
</section>
${outboxNote(keepsMails)}`,
  });

const sentMailText = (email: string, mayLackCode: boolean) =>
  mayLackCode
    ? `We sent a mail to <strong>${escapeHtml(email)}</strong>. If you have an account here, or may make one, your six-digit code is in it. It is valid for ten minutes.`
    : `We sent a six-digit code to <strong>${escapeHtml(email)}</strong>. It is valid for ten minutes.`;

const errorOf = (error: string | undefined) =>
  error === undefined ? '' : ' aria-invalid="true" aria-describedby="error"';

const errorText = (error: string | undefined) =>
  error === undefined ? '' : `<p class="error" id="error" role="alert">${escapeHtml(error)}</p>`;

const outboxNote = (keepsMails: boolean) =>
  keepsMails
    ? '<p class="note">Rollcall runs on this machine alone, so mails are kept instead of sent: <a href="/dev/outbox" target="_blank" rel="noopener">open the outbox</a>.</p>'
    : '';
