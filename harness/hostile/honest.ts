import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { makeOwnerWith } from '../bench/make-owner.ts';
import type { Testbed } from './testbed.ts';
import type { Waited } from './honest-owner.ts';

const GAMES = 1_000;
const MAX_RESPONSE_MS = 60_000;

/** A user of the servers during the attacks. */
export interface HonestOwner {
  begin(): void;
  /** Ends it. @returns what they waited */
  end(): Promise<Waited>;
  /** Until then it may begin again. */
  leave(): void;
}

/** Call it before this program lowers its own priority, because child processes inherit it. */
export async function honestOwner({ db, servers }: Pick<Testbed, 'db' | 'servers'>): Promise<HonestOwner> {
  const { cookie } = await makeOwnerWith({ db }, GAMES);
  const bare = fork(programOf('bare-server.ts'));
  const [bareOrigin] = (await once(bare, 'message')) as [string];
  const child = fork(programOf('honest-owner.ts'), [cookie, bareOrigin, ...servers.map(({ origin }) => origin)]);
  return {
    begin: () => child.send('begin'),
    end: async () => {
      const message = once(child, 'message', { signal: AbortSignal.timeout(MAX_RESPONSE_MS) });
      child.send('end');
      const [waited] = (await message) as [Waited];
      return waited;
    },
    leave: () => {
      child.disconnect();
      bare.disconnect();
    },
  };
}

const programOf = (name: string): string => join(import.meta.dirname, name);
