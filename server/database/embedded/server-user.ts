import { stat } from 'node:fs/promises';
import { run, type ServerUser } from './run.ts';

/**
 * The user that PostgreSQL runs as: our own, or, as it refuses to run as root, the owner of the data folder, else the
 * user `postgres`, which is created if missing.
 */
export async function serverUser(dataFolder: string): Promise<ServerUser> {
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

function foreignFolder(folder: string, uid: number): string {
  return (
    `The folder ${folder} belongs to another user (id ${uid}). ` +
    'Start Rollcall as that user, or set another folder with DATA_DIR, or use your own PostgreSQL with DATABASE_URL.'
  );
}
