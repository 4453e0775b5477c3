/**
 * Database tables without a limit in storage-limits.ts, each with the reason: it grows with a limited table, its rows
 * expire, or requests cannot create rows.
 */
export const TABLES_WITHOUT_LIMIT: Readonly<Record<string, string>> = {
  admin_acts: 'written by administrators alone, deleted after two years',
  abuse_reports:
    'fifty open ones of an account, further ones are counted, and five an hour of an address; deleted a year after they are closed',
  users: 'one a person: who may make one is SIGN_UP, and making them is counted by address',
  profile_pictures: 'one an account, of limited size',
  popular_games: 'filled from a file of the application',
  event_join_requests: 'expire after a week, and typing an address is counted: by sender, and 200 a day for a night',
  event_date_polls: 'one a night',
  tournaments: 'one a night',
  event_date_answers: 'one for each guest and date of a night, and both have limits',
  night_creations: 'the latest ten of an account',
  event_votes: 'one of each kind for each guest and game of a night, and both have limits',
  mails: 'queued in one place, against the budget of mails of an account and a recipient',
  mail_handovers: 'one a mail that is sent; expires after a day',
  linked_identities: 'one for each identity that a configured provider vouches for under one verified address',
  email_verifications: 'expire after three days, and asking for them is counted',
  sign_up_links: 'made by a command of the operator, and forgotten once they have expired',
  sign_in_codes: 'expire after ten minutes, and asking for them is counted',
  passkey_challenges: 'one for each session or sign-in under way, and expire after ten minutes',
  oidc_payloads: 'expire with the sign-in that they belong to, and beginning one is counted',
  server_secrets: 'a fixed number that the server makes for itself',
  former_opt_outs:
    'what guests of deleted accounts of a mailbox stopped here, none from files; forgotten after two years',
  spent_trials: 'one a deleted account that had its trial; forgotten after a time',
  stripe_customers: 'one an account',
  subscriptions: 'one an account',
  stripe_events: 'signed by Stripe alone',
  rate_limits: 'expire with the time that they count in',
  outbox_mails: 'on one machine alone, where mail is kept instead of sent',
  seeded_files: 'one for each data file of the application',
  backup_runs: 'the latest hundred of what the server itself made',
};
