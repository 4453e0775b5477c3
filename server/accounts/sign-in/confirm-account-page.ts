import type { SignUpProfile } from '#shared/schema/sign-in.ts';
import { type Markup, markup, type Part } from '#server/platform/http/markup.ts';
import { page } from '#server/platform/http/page.ts';
import { rich, t } from '../words/words.ts';

interface TypedProfileView {
  returnTo: string | null;
  email: string;
  profile: SignUpProfile;
}

/** Asks whether the typed name and type are right, in another browser than the one in which they were typed. */
export const confirmAccountPage = ({ token, ...view }: TypedProfileView & { token: string }): string =>
  page({
    title: t('Confirm your account'),
    body: markup`<section class="tile">
<h1>${t('Is this your account?')}</h1>
${typedProfile(view)}
<form method="post" action="/api/auth/verify">
<input type="hidden" name="token" value="${token}">
${returnField(view)}
<button class="button" name="profile" value="keep">${t('Yes, confirm my address')}</button>
<div class="choices"><button class="quiet" name="profile" value="drop">${t('Confirm my address without this name')}</button></div>
</form>
<p class="note">${t('If this was not you, close this page, and nothing has happened.')}</p>
</section>`.html,
  });

/** Asks somebody who signed in with a code whether what was typed in another browser is right. */
export const typedElsewherePage = (view: TypedProfileView): string =>
  page({
    title: t('Your name'),
    body: markup`<section class="tile">
<h1>${t('Is this your name?')}</h1>
${typedProfile(view)}
<form method="post" action="/api/auth/typed-name">
${returnField(view)}
<button class="button" name="profile" value="keep">${t('Yes, use it')}</button>
<div class="choices"><button class="quiet" name="profile" value="drop">${t('Go on without this name')}</button></div>
</form>
<p class="note">${t('You are signed in. Name and type can be changed in your profile.')}</p>
</section>`.html,
  });

const strong = (inner: Part) => markup`<strong>${inner}</strong>`;

const typedProfile = ({ email, profile }: TypedProfileView): Markup => {
  const name = `${profile.firstName} ${profile.lastName}`;
  return markup`
<p>${rich('Somebody created an account for <strong>{email}</strong> in another browser, with this name:', { email, strong })}</p>
<p>${
    profile.accountType === 'organization'
      ? rich('<strong>{name}</strong>, an account of an organization', { name, strong })
      : rich('<strong>{name}</strong>, an account for one person', { name, strong })
  }</p>`;
};

const returnField = ({ returnTo }: TypedProfileView) =>
  returnTo !== null && markup`<input type="hidden" name="returnTo" value="${returnTo}">`;
