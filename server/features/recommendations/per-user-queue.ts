import { Refusal } from '#server/http/refusal.ts';

const MOST_WAITING = 3;
const RETRY_SECONDS = 30;

/** Lets one person's pieces of work run one after the other, and turns away whoever piles up more than three. */
export class PerUserQueue {
  readonly #lines = new Map<number, { length: number; end: Promise<unknown> }>();

  /** Runs the work when the person's others are done. @throws Refusal too_many_requests */
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
