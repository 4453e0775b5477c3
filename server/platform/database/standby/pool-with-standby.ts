import pg from 'pg';
import { isFromStandby, leaveStandby } from './reading.ts';

type Connected = Parameters<pg.Pool['connect']>[0];

/** A pool of the primary. Work that reads from the standby gets a connection to that one, as long as there is one. */
export class PoolWithStandby extends pg.Pool {
  readonly #standby: pg.Pool;

  constructor(config: pg.PoolConfig, standby: pg.Pool) {
    super(config);
    this.#standby = standby;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    if (!isFromStandby()) return connected ? super.connect(connected) : super.connect();
    const client = this.#standby.connect().catch(() => {
      leaveStandby();
      return super.connect();
    });
    if (!connected) return client;
    client.then(
      (given) => connected(undefined, given, (release) => given.release(release)),
      (error: Error) => connected(error, undefined, () => {}),
    );
  }
}
