import type { TestApp } from '#tests/support/server/test-app.ts';
import type { Actors } from './actors.ts';
import { findLeaks } from './leaks-and-changes.ts';
import { failuresOf } from './oracle.ts';
import { curlCommand, type FuzzRequest } from './request.ts';
import type { Round } from './round.ts';
import { send } from './send.ts';

export interface Tally {
  requests: number;
  taken: number;
  refused: number;
  slowestMs: number;
}

/** Reports a failure: where, what, and the request that causes it. */
export type Note = (target: string, what: string, command: string) => void;

export interface Play {
  app: TestApp;
  cast: Actors;
  round: Round;
  requests: readonly FuzzRequest[];
  tallies: Map<string, Tally>;
  /** What a request is counted as. */
  countedAs: (request: FuzzRequest) => string;
  note: Note;
}

/** Sends requests one after another, and checks each answer. */
export async function playRound({ app, cast, round, requests, tallies, countedAs, note }: Play): Promise<void> {
  for (const request of requests) {
    const sent = { ...request, headers: { ...round.headersOf[request.sender], ...request.headers } };
    const tally = tallies.get(countedAs(request)) ?? { requests: 0, taken: 0, refused: 0, slowestMs: 0 };
    tallies.set(countedAs(request), tally);
    tally.requests += 1;
    const failure = (what: string) => note(request.target, what, `${request.sender}: ${curlCommand(request)}`);
    try {
      const answer = await send(app.origin, sent);
      tally[answer.status < 400 ? 'taken' : 'refused'] += 1;
      tally.slowestMs = Math.max(tally.slowestMs, answer.ms);
      for (const what of [...failuresOf(request, answer), ...findLeaks(request, answer, cast)]) failure(what);
    } catch (error) {
      failure(`does not answer: ${String(error)}`);
    }
    await round.renewSession(request);
  }
}
