import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isPrivateToUs } from './readable-copy.ts';

const PLACE = '/var/lib/rollcall';
const POINTER = 'moved-to';

/**
 * For root, whose folder PostgreSQL's user cannot reach (below /root, for one): a folder that it can, made once and
 * remembered in a file of the closed one, so that deleting that one still means to start again. Undefined for others.
 */
export async function fallbackFolder(closedFolder: string): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const pointer = path.join(closedFolder, POINTER);
  const known = await readFile(pointer, 'utf8').catch(() => undefined);
  if (known !== undefined) return known.trim();
  if (!(await isPrivateToUs(PLACE))) return undefined;
  const place = path.join(PLACE, `data-${randomUUID()}`);
  await mkdir(place);
  await chmod(place, 0o711);
  try {
    await writeFile(pointer, `${place}\n`, { flag: 'wx' });
    return place;
  } catch {
    return (await readFile(pointer, 'utf8')).trim(); // another start was faster
  }
}
