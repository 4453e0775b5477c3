import path from 'node:path';
import { run, type ServerUser } from './run.ts';

const ENTER_EACH = 'for folder; do cd "$folder" 2>/dev/null || { printf %s "$folder"; exit 1; }; done';

/** The first folder on the way down to `folder` that `user` may not enter, tried for real; undefined when all is open. */
export async function firstClosedFolder(folder: string, user: ServerUser): Promise<string | undefined> {
  if (user.uid === undefined) return undefined;
  const way = [folder];
  for (let step = folder; step !== path.dirname(step); step = path.dirname(step)) way.unshift(path.dirname(step));
  const entered = await run('/bin/sh', ['-c', ENTER_EACH, 'sh', ...way], user);
  return entered.ok ? undefined : entered.stdout || folder;
}
