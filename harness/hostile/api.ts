import type { Account, Testbed } from './testbed.ts';
import { Answers, send } from './send.ts';

/** Calls the API as one account, on each server in turn, and counts the responses. */
export class Api {
  constructor(
    private readonly testbed: Testbed,
    readonly account: Account,
    private readonly answers: Answers,
    private readonly signal: AbortSignal,
  ) {}

  /** @returns the body of a 2xx answer, else null */
  async call<T>(method: string, path: string, json?: unknown): Promise<T | null> {
    const { testbed, account, signal } = this;
    const answer = await send(testbed.origin(), { method, path, cookie: account.cookie, json, signal });
    this.answers.count(`${method} ${path.replaceAll(/\d+/g, ':id')}`, answer);
    const isDone = answer.status >= 200 && answer.status < 300 && answer.text !== '';
    return isDone && String(answer.headers['content-type']).includes('json') ? (JSON.parse(answer.text) as T) : null;
  }

  /** Sends a form, as a guest. */
  async form(path: string, form: Record<string, string>): Promise<void> {
    const answer = await send(this.testbed.origin(), { method: 'POST', path, form, signal: this.signal });
    this.answers.count('a form of a guest', answer);
  }
}
