/** All that other modules may call. */
export { hostInvitationMail, writeHostInvitation } from './host-invitation-mail.ts';
export { hostsChanged } from './hosts-store.ts';
export { declineHosting } from './opt-out-of-invitations.ts';
