import type { Environment } from '#server/platform/config/environment.ts';
import { version } from '#server/platform/config/version.ts';
import { siteOf } from './backup-names.ts';

export interface BackupRequest {
  /** The database; a pool cannot hold a snapshot and a lock for hours. */
  url: string;
  version: string;
  site: string;
  folder: string;
  /** Recipient of age; null for no encryption. */
  key: string | null;
  /** Path of the identity's file, with which encrypted backups are tried out. */
  identity: string | null;
  drills: boolean;
  /** Minutes after midnight, UTC. */
  at: number;
}

export type BackupSettings = Pick<
  Environment,
  'origin' | 'BACKUP_FOLDER' | 'BACKUP_KEY' | 'BACKUP_IDENTITY' | 'BACKUP_AT' | 'BACKUP_DRILLS'
>;

/** How a server makes its backups; null without BACKUP_FOLDER. */
export const backupRequest = (settings: BackupSettings, url: string): BackupRequest | null =>
  settings.BACKUP_FOLDER === undefined
    ? null
    : {
        url,
        version,
        site: siteOf(settings.origin),
        folder: settings.BACKUP_FOLDER,
        key: settings.BACKUP_KEY ?? null,
        identity: settings.BACKUP_IDENTITY ?? null,
        drills: settings.BACKUP_DRILLS === 'on',
        at: settings.BACKUP_AT,
      };

/** Encrypted backups can be tried out on this server only if it has their identity. */
export const canDrill = ({ drills, key, identity }: Pick<BackupRequest, 'drills' | 'key' | 'identity'>): boolean =>
  drills && (key === null || identity !== null);
