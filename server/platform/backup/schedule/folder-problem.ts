import { access, constants, stat, statfs } from 'node:fs/promises';
import { isDiskFull } from '#server/platform/database/database-errors.ts';
import { errorForLog } from '#server/platform/observability/error-for-log.ts';
import { BackupRefused } from '../backup-file.ts';

const LONGEST = 500;
/** Less is as good as nothing: the smallest backup takes some kilobytes, and a disk is used by others too. */
const SPACE = 1_000_000;

const full = (folder: string) =>
  `BACKUP_FOLDER: the disk of ${folder} is full; delete what is not needed, or mount a larger one`;

/** Why no backup can be written to a folder, in one line that begins with the variable; null if one can. */
export async function folderProblem(folder: string): Promise<string | null> {
  try {
    if (!(await stat(folder)).isDirectory()) return `BACKUP_FOLDER: ${folder} is not a folder`;
    await access(folder, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < SPACE ? full(folder) : null;
  } catch (error) {
    return problemOf(error, folder);
  }
}

/** Why a backup or a drill failed, in one line. */
export function problemOf(error: unknown, folder: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof BackupRefused) return error.message;
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return `BACKUP_FOLDER: ${folder} is not there; make the folder, or mount it`;
  if (/^(EACCES|EPERM|EROFS)$/.test(code))
    return `BACKUP_FOLDER: this server may not write in ${folder}; give the folder to the user that it runs as`;
  if (/^(ENOSPC|EDQUOT)$/.test(code)) return full(folder);
  if (isDiskFull(error))
    return 'The disk of PostgreSQL is full: a drill needs as much free space as the database takes. Make room, or set BACKUP_DRILLS=off.';
  const text = errorForLog(error).message;
  return text.slice(0, LONGEST) || 'It failed for a reason that nobody has named.';
}
