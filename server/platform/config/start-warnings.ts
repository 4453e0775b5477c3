import type { Environment } from './environment.ts';
import { isPrivateHost } from './private-address.ts';

const OPEN_TO_ALL =
  'PUBLIC_URL: begins with http://, so whoever is on the way can read what people send and sign in as them; ' +
  'put a proxy with a certificate in front and write https://';
const OPEN_IN_NETWORK =
  'PUBLIC_URL: begins with http://, so whoever is in this network can read what people send and sign in as them, and ' +
  'browsers allow neither the camera nor use without network; a proxy with a certificate in front changes that';

const NO_MAILS =
  'SMTP_URL: is not set, so no mail is sent: sign-in codes are shown here, and hosts give invitations as links';

const TRUST_NOTE =
  'TRUST_PROXY: is not set, so X-Forwarded-For is believed from private addresses alone; set it to the number of ' +
  'proxies in front, or to 0';

const NO_DRILL =
  'BACKUP_IDENTITY: is not set, so this server cannot open its encrypted backups to try them out; do it elsewhere once a ' +
  'week, with `npm run restore -- --drill FILE`';

/** One line for each setting that works, but less well than the operator may think. */
export function startWarnings({
  origin,
  local,
  trustProxy,
  sendsMails,
  ...backups
}: Pick<Environment, 'origin' | 'local' | 'trustProxy' | 'sendsMails'> & BackupSettings): string[] {
  const { protocol, hostname } = new URL(origin);
  return [
    ...(protocol === 'http:' && !local ? [isPrivateHost(hostname) ? OPEN_IN_NETWORK : OPEN_TO_ALL] : []),
    ...(sendsMails ? [] : [NO_MAILS]),
    ...(trustProxy === null ? [TRUST_NOTE] : []),
    ...(cannotDrill(backups) ? [NO_DRILL] : []),
  ];
}

type BackupSettings = Partial<Pick<Environment, 'BACKUP_KEY' | 'BACKUP_IDENTITY' | 'BACKUP_DRILLS'>>;

const cannotDrill = ({ BACKUP_KEY, BACKUP_IDENTITY, BACKUP_DRILLS }: BackupSettings): boolean =>
  BACKUP_KEY !== undefined && BACKUP_IDENTITY === undefined && BACKUP_DRILLS !== 'off';
