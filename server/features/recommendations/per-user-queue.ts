import { Refusal } from '#server/http/refusal.ts';

const MOST_WAITING = 3;
const RETRY_SECONDS = 30;

/** Runs one user's tasks one after the other, and refuses more than three waiting ones. */
export class PerUserQueue {
  readonly #lines = new Map<number, { length: number; end: Promise<unknown> }>();

  /** Runs the task after the user's others. @throws Refusal too_many_requests */
  async run<T>(person: number, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(person) ?? { length: 0, end: Promise.resolve() };
    if (line.length > MOST_WAITING) throw new Refusal('too_many_requests', { retryAfterSeconds: RETRY_SECONDS });
    const mine = line.end.then(work, work);
    line.length += 1;
    line.end = mine;
    this.#lines.set(person, line);
    try {
      return await mine;
    } finally {
      line.length -= 1;
      if (line.length === 0) this.#lines.delete(person);
    }
  }
}
