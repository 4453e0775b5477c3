import type { SignUpProfile } from '#shared/schema/sign-in.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { page } from './page.ts';

interface ConfirmAccountView {
  token: string;
  returnTo: string | null;
  email: string;
  profile: SignUpProfile;
}

const KINDS: Record<SignUpProfile['accountType'], string> = {
  individual: 'for one person',
  organization: 'of an organization',
};

/** Asks whether the typed name and type are right, in another browser than the one in which they were typed. */
export const confirmAccountPage = ({ token, returnTo, email, profile }: ConfirmAccountView): string =>
  page({
    title: 'Confirm your account',
    body: `<section class="tile">
<h1>Is this your account?</h1>
<p>Somebody created an account for <strong>${escapeHtml(email)}</strong> in another browser, with this name:</p>
<p><strong>${escapeHtml(`${profile.firstName} ${profile.lastName}`)}</strong>, an account ${KINDS[profile.accountType]}</p>
<form method="post" action="/api/auth/verify">
<input type="hidden" name="token" value="${escapeHtml(token)}">
${returnTo === null ? '' : `<input type="hidden" name="returnTo" value="${escapeHtml(returnTo)}">`}
<button class="button" name="profile" value="keep">Yes, confirm my address</button>
<div class="choices"><button class="quiet" name="profile" value="drop">Confirm my address without this name</button></div>
</form>
<p class="note">If this was not you, close this page, and nothing has happened.</p>
</section>`,
  });
