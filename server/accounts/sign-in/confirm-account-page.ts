import type { SignUpProfile } from '#shared/schema/sign-in.ts';
import { escapeHtml } from '#server/platform/http/escape-html.ts';
import { page } from '#server/platform/http/page.ts';

interface TypedProfileView {
  returnTo: string | null;
  email: string;
  profile: SignUpProfile;
}

const KINDS: Record<SignUpProfile['accountType'], string> = {
  individual: 'for one person',
  organization: 'of an organization',
};

/** Asks whether the typed name and type are right, in another browser than the one in which they were typed. */
export const confirmAccountPage = ({ token, ...view }: TypedProfileView & { token: string }): string =>
  page({
    title: 'Confirm your account',
    body: `<section class="tile">
<h1>Is this your account?</h1>
${typedProfile(view)}
<form method="post" action="/api/auth/verify">
<input type="hidden" name="token" value="${escapeHtml(token)}">
${returnField(view)}
<button class="button" name="profile" value="keep">Yes, confirm my address</button>
<div class="choices"><button class="quiet" name="profile" value="drop">Confirm my address without this name</button></div>
</form>
<p class="note">If this was not you, close this page, and nothing has happened.</p>
</section>`,
  });

/** Asks somebody who signed in with a code whether what was typed in another browser is right. */
export const typedElsewherePage = (view: TypedProfileView): string =>
  page({
    title: 'Your name',
    body: `<section class="tile">
<h1>Is this your name?</h1>
${typedProfile(view)}
<form method="post" action="/api/auth/typed-name">
${returnField(view)}
<button class="button" name="profile" value="keep">Yes, use it</button>
<div class="choices"><button class="quiet" name="profile" value="drop">Go on without this name</button></div>
</form>
<p class="note">You are signed in. Name and type can be changed in your profile.</p>
</section>`,
  });

const typedProfile = ({ email, profile }: TypedProfileView) => `
<p>Somebody created an account for <strong>${escapeHtml(email)}</strong> in another browser, with this name:</p>
<p><strong>${escapeHtml(`${profile.firstName} ${profile.lastName}`)}</strong>, an account ${KINDS[profile.accountType]}</p>`;

const returnField = ({ returnTo }: TypedProfileView) =>
  returnTo === null ? '' : `<input type="hidden" name="returnTo" value="${escapeHtml(returnTo)}">`;
