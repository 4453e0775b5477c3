import { type Markup, markup, type Part } from '#server/platform/http/markup.ts';
import { page } from '#server/platform/http/page.ts';
import { rich, t } from '../../words/words.ts';
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
    title: t('Sign in'),
    script: passkey?.script,
    body: markup`<section class="tile">
<h1>${t('Sign in')}</h1>
${passkeyError !== undefined && markup`<p class="error" role="alert">${passkeyError}</p>`}
<p>${
      mails === 'shown'
        ? t(
            'Type your e-mail address and a six-digit code is shown on the console of the server. There is no password to remember.',
          )
        : t('Type your e-mail address and we send you a six-digit code. There is no password to remember.')
    }</p>
<form method="post" action="${path}/email">
<label for="email">${t('E-mail')}</label>
<input id="email" name="email" type="email" autocomplete="${passkey === null ? 'email' : 'email webauthn'}" inputmode="email" maxlength="254" required autofocus value="${email}"${errorOf(error)}>
${errorText(error)}
<button class="button">${mails === 'shown' ? t('Make a code') : t('Send me a code')}</button>
</form>
<div class="choices"><a class="quiet" href="/login">${t('Back to Rollcall')}</a>${passkey !== null && passkeyForm(path, passkey)}</div>
</section>
${mailNote(mails)}`.html,
  });

/** Shown by the script, in browsers that have passkeys; last, so that nothing moves then. */
const passkeyForm = (path: string, { options }: PasskeyDoor) => markup`
<form method="post" action="${path}/passkey" data-passkey="${JSON.stringify(options)}" data-failed="${t('Your browser could not use a passkey here. Have a code sent to you instead.')}" hidden>
<input type="hidden" name="answer">
<button class="quiet" type="button">${t('Use a Passkey')}</button>
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
    title: t('Enter your code'),
    body: markup`<section class="tile">
<h1>${t('Enter your code')}</h1>
${sentAgain && markup`<p class="good" role="status">${t('A new code is on its way. The former one no longer works.')}</p>`}
<p>${mails === 'shown' ? shownCodeText(email) : sentMailText(email, mayLackCode)}</p>
<form method="post" action="${path}/code">
<label for="code">${t('Code')}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" required autofocus${errorOf(error)}>
${errorText(error)}
<button class="button">${t('Sign in')}</button>
</form>
<div class="choices">
<form method="post" action="${path}/new-code"><button class="quiet">${mails === 'shown' ? t('Make a new code') : t('Send a new code')}</button></form>
<a class="quiet" href="${path}?address=another">${t('Use another address')}</a>
</div>
</section>
${mailNote(mails)}`.html,
  });

const strong = (inner: Part) => markup`<strong>${inner}</strong>`;

const shownCodeText = (email: string): Markup =>
  rich(
    'A six-digit code for <strong>{email}</strong> is on the console of the server, if there is an account or may be one. It is valid for ten minutes.',
    { email, strong },
  );

const sentMailText = (email: string, mayLackCode: boolean): Markup =>
  mayLackCode
    ? rich(
        'We sent a mail to <strong>{email}</strong>. If you have an account here, or may make one, your six-digit code is in it. It is valid for ten minutes.',
        { email, strong },
      )
    : rich('We sent a six-digit code to <strong>{email}</strong>. It is valid for ten minutes.', { email, strong });

const errorOf = (error: string | undefined) =>
  error !== undefined && markup` aria-invalid="true" aria-describedby="error"`;

const errorText = (error: string | undefined) =>
  error !== undefined && markup`<p class="error" id="error" role="alert">${error}</p>`;

/** Where a code is that is not sent. */
const MAIL_NOTES: Record<InteractionView['mails'], () => Part> = {
  sent: () => '',
  kept: () =>
    markup`<p class="note">${rich(
      'Rollcall runs on this machine alone, so mails are kept instead of sent: <outbox>open the outbox</outbox>.',
      { outbox: (inner) => markup`<a href="/dev/outbox" target="_blank" rel="noopener">${inner}</a>` },
    )}</p>`,
  shown: () =>
    markup`<p class="note">${t('This site sends no mails. Whoever runs it can read the console of the server to you.')}</p>`,
};
const mailNote = (mails: InteractionView['mails']): Part => MAIL_NOTES[mails]();
