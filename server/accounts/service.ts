/** All that other modules may call. */
export { acceptPicture, noPicture } from './accept-picture.ts';
export { writeAccountMail } from './account-mails.ts';
export { writePasskeyMail } from './passkeys/passkey-mail.ts';
export { currentUserOf } from './current-user.ts';
export { hostedIds, isOrganization } from './hosted-organizations.ts';
export { ownerOf } from './load-owner.ts';
export { logoPath, LOGOS } from './logo-path.ts';
export { accountExistsMail, codeMail, noAccountMail, verificationMail } from './mails.ts';
export { optOutsOfDeletedHosts } from './opt-outs-of-deleted-hosts.ts';
export { ownerColumns } from './owner-row.ts';
export { findPicture, changePicture, removePicture, sendPicture, storePicture } from './picture.ts';
export { profileColumns } from './profile-columns.ts';
export { purgeExpired } from './purge-expired.ts';
export {
  attemptLimit,
  addressFactor,
  countAddress,
  countAttempt,
  attemptLimits,
  refuseIfUsedUp,
} from './sign-in/attempts.ts';
export { UNKNOWN_DEVICE } from './sign-in/device-name.ts';
export { returnPath } from './sign-in/return-path.ts';
export { sessions, sessionSecret } from './sign-in/sessions.ts';
export { signInAs, regenerateSession } from './sign-in/sign-in.ts';
export { signUpUrl } from './sign-in/invitation-cookie.ts';
export { makeSignUpLink } from './sign-in/sign-up-links.ts';
export { watchProviders } from './sign-in/watch-providers.ts';
export { siteOrigin } from './site-origin.ts';
export { readToken } from './tokens/read-token.ts';
export { deviceName, deviceText } from './sign-in/device-name.ts';
export { revokeTokens } from './tokens/tokens-service.ts';
export { stopMailsOfHost, optedOutOf } from './stop-mails-of-host.ts';
