import { t } from '#client/accounts/words/words.ts';
export interface SignInNotice {
  tone: 'good' | 'warn' | 'bad';
  title: string;
  /** The next step. */
  text: string;
}

const FAILED: SignInNotice = {
  tone: 'bad',
  title: t('Signing in did not work'),
  text: t('It took too long, or was started twice. Choose how to continue and try once more.'),
};

const NOTICES: Record<string, SignInNotice> = {
  sign_in_failed: FAILED,
  provider_unreachable: {
    tone: 'bad',
    title: t('The sign-in service does not answer'),
    text: t('Wait a minute and try again. If that does not help, tell the people who run this Rollcall.'),
  },
  provider_misconfigured: {
    tone: 'bad',
    title: t('Signing in is not set up completely here'),
    text: t(
      'You did nothing wrong, and trying again will not help. Please tell the people who run this Rollcall: its log says what to change.',
    ),
  },
  sign_in_cancelled: {
    tone: 'warn',
    title: t('You cancelled the sign-in'),
    text: t('Nothing has changed. Continue whenever you like.'),
  },
  email_unverified: {
    tone: 'warn',
    title: t('Your e-mail address is not verified there'),
    text: t(
      'Verify it with that sign-in service, then continue again. If you cannot, tell the people who run this Rollcall.',
    ),
  },
  email_missing: {
    tone: 'warn',
    title: t('That sign-in service gives no e-mail address of yours'),
    text: t(
      'Rollcall needs one for your account. Add it there, then continue again. If it has one, tell the people who run this Rollcall.',
    ),
  },
  no_new_accounts: {
    tone: 'warn',
    title: t('There is no account for you here'),
    text: t(
      'You are known there, but have no account here, and this site does not let everybody make one. Ask the people who run it.',
    ),
  },
  account_disabled: {
    tone: 'bad',
    title: t('This account is closed for now'),
    text: t('The people who run this site have disabled it; nothing in it is deleted. Ask them what has to happen.'),
  },
  invitation_over: {
    tone: 'warn',
    title: t('This invitation no longer works'),
    text: t('It is too old, was used too often, or was not copied completely. Ask the sender for a new one.'),
  },
  link_expired: {
    tone: 'warn',
    title: t('This link no longer works'),
    text: t(
      'It is too old, or was not copied completely. Create the account again with the same e-mail address to get a new one.',
    ),
  },
};

const VERIFIED: SignInNotice = {
  tone: 'good',
  title: t('Your e-mail address is verified'),
  text: t('Sign in, and your collection can begin.'),
};

const INVITED: SignInNotice = {
  tone: 'good',
  title: t('You are invited'),
  text: t('Continue or create an account in this browser within a day.'),
};

/** The entry of the sign-in page in the history after an account was created. */
export const afterCreating = (email: string) => ({ createdAccount: email });

/** Returns the notice after an account was created, from the page's history entry; null if none was. */
export function createdNotice(entry: unknown, sendsMails = true): SignInNotice | null {
  const { createdAccount } = (entry ?? {}) as Partial<ReturnType<typeof afterCreating>>;
  return createdAccount === undefined
    ? null
    : {
        tone: 'good',
        title: t('Your account has been created'),
        text: sendsMails
          ? t('Open the link in the mail to {address}, then sign in here with that address.', {
              address: createdAccount,
            })
          : t('The console of the server shows a link for {address}: open it, then sign in here with that address.', {
              address: createdAccount,
            }),
      };
}

/** The message for a user whom the server redirected to the sign-in page, from the page's query; null if none. */
export function signInNotice(search: string): SignInNotice | null {
  const query = new URLSearchParams(search);
  const error = query.get('error');
  if (error !== null) return Object.hasOwn(NOTICES, error) ? (NOTICES[error] ?? FAILED) : FAILED;
  if (query.get('invited') === '1') return INVITED;
  return query.get('verified') === '1' ? VERIFIED : null;
}
