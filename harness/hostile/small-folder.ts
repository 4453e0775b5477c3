import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** `tmpfs` of a server in compose.yaml. */
const SIZE = '96m';

interface SmallFolder {
  path: string;
  isSmall: boolean;
  /** May be called more than once. */
  remove: () => Promise<void>;
}

/** A folder with the space of the container's, if the system allows a mount; otherwise an ordinary folder. */
export async function smallFolder(path: string): Promise<SmallFolder> {
  await mkdir(path, { recursive: true });
  const mount = ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', path];
  let isSmall = await run('mount', mount).then(
    () => true,
    () => false,
  );
  return {
    path,
    isSmall,
    remove: async () => {
      if (isSmall) await run('umount', ['--lazy', path]).catch(() => {});
      isSmall = false;
      await rm(path, { recursive: true, force: true });
    },
  };
}
