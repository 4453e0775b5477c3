import fc from 'fast-check';
import { rateLimits } from '#shared/schema/operations.ts';
import type { TestApp } from '#tests/support/server/test-app.ts';
import { type Actors, makeActors } from './actors.ts';
import { documentedRequests, type OpenApi } from './documented-requests.ts';
import { otherRequests } from './other-requests.ts';
import { type Note, playRound, type Tally } from './play-round.ts';
import { readRound, type Round } from './round.ts';
import { stopSending } from './send.ts';
import { playTokens, tokenRequests } from './with-tokens.ts';
import { changesTo, type Untouched, untouched } from './leaks-and-changes.ts';

export interface FuzzOptions {
  requests: number;
  seed: number;
  /** Only addresses that begin so. */
  path: string;
  /** First round; repeats one round of a longer run. */
  firstRound?: number;
  /** Lines that the server has logged; emptied by each reading. */
  logged: () => string[];
  onRound?: (done: number) => void;
  /** Ends the run after the current round. */
  stop?: AbortSignal;
}

/** A failure, with the request that reproduces it. */
export interface Failure {
  target: string;
  what: string;
  count: number;
  round: number;
  command: string;
}

export interface FuzzResult {
  failures: Failure[];
  tallies: Map<string, Tally>;
  /** Requests with a personal token, by its scope. */
  tokenTallies: Map<string, Tally>;
  /** Number of times that a person saw their own marker: proof that the search for markers works. */
  ownMarkersSeen: number;
}

/** Requests of a round, and how many of them have a personal token. */
const ROUND = 500;
const WITH_TOKEN = 0.2;

/** Sends this number of requests, and reports errors in the responses and in the changed rows. */
export async function fuzz(app: TestApp, options: FuzzOptions): Promise<FuzzResult> {
  const cast = await makeActors(app);
  const document = (await (await fetch(`${app.origin}/api/openapi.json`)).json()) as OpenApi;
  const failures = new Map<string, Failure>();
  const result: FuzzResult = {
    failures: [],
    tallies: new Map(),
    tokenTallies: new Map(),
    ownMarkersSeen: await seenByThemselves(cast),
  };
  const rounds = Math.ceil(options.requests / ROUND);
  const first = options.firstRound ?? 0;
  let before = await untouched(app, cast);
  for (let number = first; number < first + rounds && !options.stop?.aborted; number += 1) {
    const round = await readRound(app, cast);
    const note = (target: string, what: string, command: string) => {
      const known = failures.get(`${target} ${what}`);
      if (known) known.count += 1;
      else failures.set(`${target} ${what}`, { target, what, count: 1, round: number, command });
    };
    const { bySession, byToken } = requestsOf(document, round, options, number);
    const ranks = await round.ranks();
    const play = { app, cast, round, note };
    await playRound({ ...play, requests: bySession, tallies: result.tallies, countedAs: ({ target }) => target });
    await playTokens({ ...play, requests: byToken, tallies: result.tokenTallies });
    for (const [id, rank] of await round.ranks())
      if ((ranks.get(id) ?? rank) !== rank)
        note('the database', `somebody made themselves ${rank}`, 'one of this round');
    before = await checkUntouched(app, cast, before, options, note);
    options.onRound?.((number - first + 1) * ROUND);
  }
  stopSending();
  return { ...result, failures: [...failures.values()] };
}

function requestsOf(document: OpenApi, round: Round, { seed, path, requests }: FuzzOptions, number: number) {
  const kinds = [
    ...documentedRequests(document, path, round.pools),
    ...otherRequests(round.pools, path, round.gamesOfNight),
  ];
  if (kinds.length === 0) throw new Error(`There is nothing at ${path}`);
  const ofTokens = tokenRequests(document, round, path);
  const all = Math.min(ROUND, requests);
  const withToken = ofTokens.length === 0 ? 0 : Math.ceil(all * WITH_TOKEN);
  const sample = (from: typeof kinds, numRuns: number) =>
    numRuns === 0 ? [] : fc.sample(fc.oneof(...from), { seed: seed + number, numRuns });
  return { bySession: sample(kinds, all - withToken), byToken: sample(ofTokens, withToken) };
}

/** Compares the protected rows with their earlier state, and checks the log. */
async function checkUntouched(app: TestApp, cast: Actors, before: Untouched, { logged }: FuzzOptions, note: Note) {
  const after = await untouched(app, cast);
  for (const change of changesTo(before, after)) note('the database', change, 'one of this round');
  for (const line of logged()) {
    if (/"level":(50|60)/.test(line)) note('the log', line.slice(0, 900), 'one of this round');
    // The sender of a request knew its path.
    const withoutPath = line.replace(/"path":"[^"]*"/, '');
    if (/zq(victim|host)\d+zq/.test(withoutPath) || secretsOf(cast).some((path) => line.includes(path)))
      note('the log', `tells too much: ${line.slice(0, 300)}`, 'one of this round');
  }
  await app.services.db.delete(rateLimits);
  return after;
}

/** Addresses that open something; that of a public night opens nothing that is not public. */
const secretsOf = ({ guest: { night: _public, ...secret } }: Actors): string[] => Object.values(secret);

/** The victim's and the host's own data. */
async function seenByThemselves({ victim, ofVictim, host, ofHost }: Actors): Promise<number> {
  const read = async (person: Actors['victim']) =>
    (
      await Promise.all(
        ['/api/export', '/api/games', '/api/events'].map(async (path) => (await person.fetch(path)).text()),
      )
    ).join();
  const [own, ofTheHost] = [await read(victim), await read(host)];
  return (
    [...ofVictim.keys()].filter((marker) => own.includes(marker)).length +
    [...ofHost.keys()].filter((marker) => ofTheHost.includes(marker)).length
  );
}
