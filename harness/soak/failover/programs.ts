import { accessSync, constants } from 'node:fs';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { delimiter, join } from 'node:path';

const POSTGRES = ['17', '16', '15'].map((major) => `/usr/lib/postgresql/${major}/bin`);
const PACKAGES = 'apt-get install postgresql patroni etcd-server python3-etcd haproxy pgbouncer';

const isThere = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Folder of PostgreSQL's programs. @throws Error that says what to install, if one of all programs is missing */
export function findPrograms(): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  const missing = ['etcd', 'patroni', 'haproxy', 'pgbouncer'].filter(
    (name) => !folders.some((folder) => isThere(join(folder, name))),
  );
  const postgres = POSTGRES.find((folder) => isThere(join(folder, 'initdb')));
  if (postgres && missing.length === 0) return postgres;
  throw new Error(`--failover needs ${[...missing, ...(postgres ? [] : ['PostgreSQL'])].join(', ')}: ${PACKAGES}`);
}

const isRoot = process.getuid?.() === 0;
const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
/** PostgreSQL and PgBouncer refuse to run as root. */
export const user = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};

/** Starts a program of its own process group, so that all that it started ends with it. */
export function start(
  program: string,
  args: readonly string[],
  onOutput: (text: string) => void = () => {},
): ChildProcess {
  const env = { PATH: `${process.env['PATH']}:/usr/sbin`, LC_ALL: 'C.UTF-8', ALLOW_NONE_AUTHENTICATION: 'yes' };
  const child = spawn(program, args, { ...user, cwd: '/', env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => onOutput(text.toString()));
  return child;
}

/** Ends a process and all of its group; none may be there any more. */
export function killGroup(pid: number): void {
  for (const one of [-pid, pid])
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // It has ended.
    }
}

/** Ends a program and all that it started, as when its machine loses its power. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  killGroup(child.pid);
  await ended;
}
