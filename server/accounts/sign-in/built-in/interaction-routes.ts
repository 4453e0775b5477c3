import express, { type Request, type Response, Router } from 'express';
import type { Provider } from 'oidc-provider';
import { email as emailSchema } from '#shared/accounts/auth-contract.ts';
import { signUpText } from '#shared/limits/sign-up.ts';
import { countedMailbox } from '#server/platform/mails/mail-recipient.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { sameOrigin } from '#server/platform/http/same-origin.ts';
import type { Services } from '#server/platform/services.ts';
import { type AttemptLimits, countAddress, countAttempt, countWrongCode, refuseIfUsedUp } from '../attempts.ts';
import { knownDevice } from '../known-device.ts';
import { codeMail, noAccountMail } from '../../mails.ts';
import { invitationOf } from '../invitation-cookie.ts';
import { findAccount, hasSignUpPermission } from '../sign-up-permission.ts';
import { checkCode, codeSentTo, issueCode } from './codes.ts';
import { signInProblems } from '../sign-in-problems.ts';
import { askCodePage, askEmailPage, type EmailView, type InteractionView } from './interaction-pages.ts';
import { enterByPasskey, openPasskeyDoor } from './passkey-door.ts';
import { inLanguage, language, readersLanguage } from '#server/platform/words/language.ts';
import { t } from '../../words/words.ts';

const MAX_FORM_BYTES = 4096;
const PASSKEY_PROBLEMS = {
  unknown: () => t('This passkey is not known here. It may have been removed. Have a code sent to you instead.'),
  late: () => t('That took too long. Please try again.'),
  wrong: () => t('This passkey was not accepted. Please try again, or have a code sent to you.'),
};

/** The pages of the built-in provider: e-mail, then the code that was sent there; or a passkey. */
export function interactionRoutes(
  services: Services,
  limits: AttemptLimits,
  provider: () => Promise<Provider>,
): Router {
  const { db, environment, log } = services;
  const router = Router();
  router.use(sameOrigin(environment), express.urlencoded({ extended: false, inflate: false, limit: MAX_FORM_BYTES }));
  router.use(readersLanguage);
  router.param('uid', async (req, res, next, uid: string) => {
    const found = await (await provider()).interactionDetails(req, res).catch(nullWhenNotFound);
    next(found?.uid === uid ? undefined : new Refusal('not_found'));
  });

  const sendEmailPage = async (req: Request<{ uid: string }>, res: Response, view: Partial<EmailView> = {}) => {
    const passkey = await openPasskeyDoor(services, req, req.params.uid);
    res.send(askEmailPage({ ...viewOf(req, services), passkey, ...view }));
  };

  router.get('/:uid', async (req, res) => {
    const email = await codeSentTo(db, req.params.uid);
    const another = req.query.address === 'another';
    if (email === null || another) return sendEmailPage(req, res);
    res.send(askCodePage({ ...viewOf(req, services), email, sentAgain: req.query.sent === 'again' }));
  });

  router.post('/:uid/email', async (req, res) => {
    const typed = fieldOf(req, 'email');
    const email = emailSchema.safeParse(typed);
    if (!email.success) {
      const error = t('Please enter a valid email address');
      return sendEmailPage(req, res.status(400), { error, email: typed });
    }
    await sendCode(services, limits, req, req.params.uid, email.data);
    res.redirect(303, pathOf(req));
  });

  router.post('/:uid/new-code', async (req, res) => {
    const email = await codeSentTo(db, req.params.uid);
    if (email !== null) await sendCode(services, limits, req, req.params.uid, email);
    res.redirect(303, `${pathOf(req)}?sent=again`);
  });

  router.post('/:uid/code', async (req, res) => {
    const { uid } = req.params;
    const sentTo = await codeSentTo(db, uid);
    const device = sentTo === null ? null : await knownDevice(services, req, sentTo);
    await countAttempt(limits.guessesByAddress, device ?? addressGroup(req.ip));
    const checked = await checkCode(db, uid, fieldOf(req, 'code'));
    if ('email' in checked) {
      const login = { accountId: checked.email };
      return (await provider()).interactionFinished(req, res, { login, consent: {} });
    }
    if (sentTo !== null && device === null) await countWrongCode(limits, sentTo);
    log.info({ problem: checked.refused }, 'a code was refused');
    const error =
      checked.refused === 'void'
        ? t('This code is no longer valid. Please ask for a new one.')
        : wrongCode(checked.triesLeft);
    res.status(400);
    if (sentTo === null) return sendEmailPage(req, res, { error });
    res.send(askCodePage({ ...viewOf(req, services), error, email: sentTo, sentAgain: false }));
  });

  router.post('/:uid/passkey', async (req, res) => {
    const checked = await enterByPasskey(services, limits, req, req.params.uid, fieldOf(req, 'answer'));
    if ('email' in checked) {
      const login = { accountId: checked.email };
      return (await provider()).interactionFinished(req, res, { login, consent: {} });
    }
    log.info({ problem: checked.refused }, 'a passkey was refused');
    return sendEmailPage(req, res.status(400), { passkeyError: PASSKEY_PROBLEMS[checked.refused]() });
  });

  router.use(signInProblems(services));
  return router;
}

function nullWhenNotFound(error: unknown): null {
  if (error instanceof Error && error.name === 'SessionNotFound') return null;
  throw error;
}

const wrongCode = (triesLeft: number) =>
  t(
    '{tries, plural, one {That is not the code we sent. You have one try left.} other {That is not the code we sent. You have # tries left.}}',
    { tries: triesLeft },
  );

/** Counts a request for a code. Strangers who request many do not block a device that is known for the e-mail. */
async function countCode(services: Services, limits: AttemptLimits, req: Request, email: string): Promise<void> {
  const device = await knownDevice(services, req, email);
  if (device !== null) {
    await countAttempt(limits.codesByDevice, device);
    return countAttempt(limits.codesByDeviceInADay, device);
  }
  await countAddress(limits.codesByAddress, limits.codesByNetwork, req.ip);
  await refuseIfUsedUp(limits.codePauses, email);
  await countAttempt(limits.codesByEmail, email);
  await countAttempt(limits.codesByEmailInADay, countedMailbox(email));
}

/**
 * A code is issued for everybody but mailed only to people who have an account or may create one, so that the answer
 * reveals nothing. In the language of the account if there is one that says which.
 */
async function mailTo({ db, environment }: Services, req: Request, email: string, code: string) {
  const { SIGN_UP } = environment;
  const invitation = invitationOf(req, environment);
  const account = await findAccount(db, email);
  const isExpected = await hasSignUpPermission(db, SIGN_UP, { email, invitation });
  return inLanguage(account?.language ?? language(), () =>
    account || isExpected ? codeMail(email, code) : noAccountMail(email, signUpText(SIGN_UP) ?? ''),
  );
}

async function sendCode(
  services: Services,
  limits: AttemptLimits,
  req: Request,
  uid: string,
  email: string,
): Promise<void> {
  const { db, mailer, log } = services;
  await countCode(services, limits, req, email);
  const code = await issueCode(db, uid, email);
  try {
    await mailer.send(await mailTo(services, req, email, code));
  } catch (error) {
    log.error({ err: error }, 'a code could not be sent');
    throw new Refusal('unavailable', {
      message: t('The mail with your code could not be sent. Please go back and try again in a moment.'),
    });
  }
}

const pathOf = (req: Request<{ uid: string }>) => `/oidc/interaction/${encodeURIComponent(req.params.uid)}`;

const viewOf = (req: Request<{ uid: string }>, { environment }: Services): InteractionView => ({
  path: pathOf(req),
  mails: environment.SMTP_URL !== undefined ? 'sent' : environment.sendsMails ? 'kept' : 'shown',
  mayLackCode: environment.SIGN_UP.mode !== 'open',
});

function fieldOf(req: Request, name: string): string {
  const value: unknown = (req.body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}
