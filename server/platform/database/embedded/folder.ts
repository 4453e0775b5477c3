import { randomUUID } from 'node:crypto';
import { access, chmod, chown, constants, mkdir, realpath, stat, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isPrivateToUs } from './readable-copy.ts';
import { run, type ServerUser } from './run.ts';

const PLACE = '/var/lib/rollcall';
const POINTER = 'moved-to';

/**
 * For root, whose folder PostgreSQL's user cannot reach (below /root, for one): a folder that it can, made once and
 * remembered in a file of the closed one, so that deleting that one still means to start again. Undefined for others.
 */
async function fallbackFolder(closedFolder: string): Promise<string | undefined> {
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

export interface OwnFolder {
  /** The canonical path, so that different paths to one folder are recognized as the same. */
  readonly folder: string;
  readonly dataFolder: string;
  /** The user that PostgreSQL runs as; it can reach the folder. */
  readonly user: ServerUser;
}

/**
 * Creates the folder if it is missing; if PostgreSQL's user cannot reach it, such as below /root, it is placed
 * elsewhere.
 */
export async function openFolder(wanted: string, log: (line: string) => void): Promise<OwnFolder> {
  const own = await makeOwnFolder(wanted);
  if (own.closed === undefined) return own;
  const elsewhere = await fallbackFolder(own.folder);
  if (elsewhere === undefined) throw new Error(unreachable(own.folder, own.closed, own.user));
  const moved = await makeOwnFolder(elsewhere);
  if (moved.closed !== undefined) throw new Error(unreachable(own.folder, own.closed, own.user));
  log(`${own.closed} is closed to the user that PostgreSQL runs as; the data is kept in ${moved.folder}.`);
  return moved;
}

/** `closed`: the first folder on the way down that PostgreSQL's user may not enter. */
async function makeOwnFolder(wanted: string): Promise<OwnFolder & { closed: string | undefined }> {
  const { folder, made } = await makeFolder(wanted);
  const dataFolder = path.join(folder, 'postgres');
  const user = await serverUser(dataFolder);
  await access(folder, constants.W_OK).catch(() => {
    throw new Error(closedFolder(folder));
  });
  for (const own of made) await allowTraversal(own, user);
  return { folder, dataFolder, user, closed: await firstClosedFolder(folder, user) };
}

const ENTER_EACH = 'for folder; do cd "$folder" 2>/dev/null || { printf %s "$folder"; exit 1; }; done';

/** The first folder on the way down to `folder` that `user` may not enter, tried for real; undefined when all is open. */
export async function firstClosedFolder(folder: string, user: ServerUser): Promise<string | undefined> {
  if (user.uid === undefined) return undefined;
  const way = [folder];
  for (let step = folder; step !== path.dirname(step); step = path.dirname(step)) way.unshift(path.dirname(step));
  const entered = await run('/bin/sh', ['-c', ENTER_EACH, 'sh', ...way], user);
  return entered.ok ? undefined : entered.stdout || folder;
}

/** `made`: the folder itself and those above it that had to be made too. */
async function makeFolder(wanted: string): Promise<{ folder: string; made: string[] }> {
  try {
    const topmost = await mkdir(path.resolve(wanted), { recursive: true });
    const [folder, end] = [await realpath(wanted), await realpath(topmost ?? wanted)];
    const made = [folder];
    for (let step = folder; step !== end; made.push(step)) step = path.dirname(step);
    return { folder, made };
  } catch (error) {
    const message = `The folder ${wanted} cannot be made or used: ${String(error)}. Set another with DATA_DIR.`;
    throw new Error(message, { cause: error });
  }
}

/** Root's own folders may be closed to others, by a strict umask or by mkdtemp: the user's group may pass, no more. */
async function allowTraversal(folder: string, { uid, gid }: ServerUser): Promise<void> {
  const found = await stat(folder);
  if (uid === undefined || gid === undefined || found.uid !== 0 || (found.mode & 0o001) !== 0) return;
  await chown(folder, 0, gid);
  await chmod(folder, (found.mode & 0o7777) | 0o010);
}

function unreachable(folder: string, closed: string, { uid }: ServerUser): string {
  return (
    `PostgreSQL does not run as root, and the user it runs as (id ${uid}) cannot reach ${folder}, as ${closed} is ` +
    `closed to it. Set DATA_DIR to a folder outside ${closed}, for example /var/lib/rollcall, or open the way with ` +
    `"chmod o+x ${closed}", or use your own PostgreSQL with DATABASE_URL.`
  );
}

/**
 * The user that PostgreSQL runs as: our own, or, as it refuses to run as root, the owner of the data folder, else the
 * user `postgres`, which is created if missing.
 */
async function serverUser(dataFolder: string): Promise<ServerUser> {
  const ownUid = process.getuid?.();
  if (ownUid === undefined) return {};
  const data = await stat(dataFolder).catch(() => undefined);
  if (ownUid !== 0) {
    if (data && data.uid !== ownUid) throw new Error(foreignFolder(dataFolder, data.uid));
    return {};
  }
  if (data && data.uid !== 0) return { uid: data.uid, gid: data.gid };
  return (await userNamed('postgres')) ?? (await userNamed('_postgres')) ?? (await createUser('postgres'));
}

async function userNamed(name: string): Promise<ServerUser | undefined> {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
  return uid.ok && gid.ok ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined;
}

async function createUser(name: string): Promise<ServerUser> {
  const made = await run('useradd', ['--system', '--user-group', '--no-create-home', name]);
  // Looked up even after a failure: another start may have made it at the same moment.
  const user = await userNamed(name);
  if (user) return user;
  throw new Error(
    `PostgreSQL does not run as root, and the user "${name}" could not be made (${made.complaint}). ` +
      'Start Rollcall as an ordinary user, or use your own PostgreSQL with DATABASE_URL.',
  );
}

const closedFolder = (folder: string): string =>
  `Rollcall, which was started as the user ${process.getuid?.()}:${process.getgid?.()}, may not write in the folder ${folder}. ` +
  'Give it to that user with chown, start Rollcall as its owner, or set another folder with DATA_DIR.';

function foreignFolder(folder: string, uid: number): string {
  return (
    `The folder ${folder} belongs to another user (id ${uid}). ` +
    'Start Rollcall as that user, or set another folder with DATA_DIR, or use your own PostgreSQL with DATABASE_URL.'
  );
}
