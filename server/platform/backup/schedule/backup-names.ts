const STAMP = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;

/** What names of a site's backups contain, so that two sites can share a folder: the host and port of its address. */
export const siteOf = (origin: string): string => new URL(origin).host.replaceAll(/[^a-z0-9.-]/g, '-');

/** Such as 'rollcall-games.example.org-20261130T033000Z.backup.age'. */
export function backupName(site: string, madeAt: Date, isEncrypted: boolean): string {
  const stamp = `${madeAt.toISOString().slice(0, 19).replaceAll(/[:-]/g, '')}Z`;
  return `rollcall-${site}-${stamp}.backup${isEncrypted ? '.age' : ''}`;
}

/** When the backup of that name was made; null for every name that this site gives no finished backup. */
export function madeAtOf(site: string, name: string): Date | null {
  const start = `rollcall-${site}-`;
  const end = name.endsWith('.age') ? '.backup.age' : '.backup';
  if (!name.startsWith(start) || !name.endsWith(end)) return null;
  const parts = STAMP.exec(name.slice(start.length, -end.length))?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 0, ...rest] = parts;
  const madeAt = new Date(Date.UTC(year, month - 1, ...rest));
  // A day such as February 30 is no name of ours.
  return backupName(site, madeAt, name.endsWith('.age')) === name ? madeAt : null;
}

const UNFINISHED = '.unfinished';

/** Whether a backup of this site was being written under that name. */
export const isUnfinished = (site: string, name: string): boolean =>
  name.endsWith(UNFINISHED) && madeAtOf(site, name.slice(0, -UNFINISHED.length)) !== null;
