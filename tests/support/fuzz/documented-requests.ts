import fc from 'fast-check';
import { bodyHeaders, oddHeaders } from './headers.ts';
import { brokenJson, hostileText } from './hostile-values.ts';
import type { Pools } from './pools.ts';
import type { FuzzRequest, Sender } from './request.ts';
import { type JsonSchema, type Known, valueFor } from './schema-values.ts';

interface Content {
  [type: string]: { schema: JsonSchema };
}

interface Operation {
  parameters?: { name: string; in: 'path' | 'query'; schema: JsonSchema }[];
  requestBody?: { content: Content };
}

/** The parts of /api/openapi.json that requests are made from. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}

/** Fields that nobody may set, sent along with those that they may. */
const FORBIDDEN = {
  id: 1,
  userId: 1,
  isPremium: true,
  isPremiumPlus: true,
  paidPlan: 'premium_plus',
  isStaff: true,
  isAdmin: true,
  planUntil: '2999-01-01T00:00:00Z',
  disabledAt: '2020-01-01T00:00:00Z',
  email: 'taken@example.org',
  emailVerifiedAt: '2020-01-01T00:00:00Z',
  isHost: true,
  createdAt: '2020-01-01T00:00:00Z',
};
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];

/**
 * Requests for every endpoint of the document, each as often as every other.
 * @param senders of the requests for a path template
 */
export function documentedRequests(
  document: OpenApi,
  path: string,
  pools: Pools,
  senders = sendersOf,
): fc.Arbitrary<FuzzRequest>[] {
  return Object.entries(document.paths)
    .filter(([template]) => template.startsWith(path))
    .flatMap(([template, operations]) =>
      Object.entries(operations).map(([method, operation]) =>
        requestFor({ template, method: method.toUpperCase(), operation }, pools, senders(template)),
      ),
    );
}

interface Endpoint {
  template: string;
  method: string;
  operation: Operation;
}

const STAFFS = /^\/api\/staff-picks/;

const sendersOf = (template: string): fc.Arbitrary<Sender> =>
  fc.oneof(
    { weight: STAFFS.test(template) ? 12 : 0, arbitrary: fc.constant<Sender>('staff') },
    { weight: 6, arbitrary: fc.constant<Sender>('owner') },
    { weight: 3, arbitrary: fc.constant<Sender>('stranger') },
    { weight: 1, arbitrary: fc.constant<Sender>('visitor') },
  );

const requestFor = (endpoint: Endpoint, pools: Pools, senders: fc.Arbitrary<Sender>): fc.Arbitrary<FuzzRequest> =>
  fc.tuple(senders, fc.boolean()).chain(([sender, odd]) => {
    const known = { ...pools.knownTo(sender), odd };
    const { parameters = [], requestBody } = endpoint.operation;
    const inQuery = parameters.filter((parameter) => parameter.in === 'query');
    const query = inQuery.map(({ name, schema }) =>
      valueFor(schema, name, known).map((value): [string, string] => [name, inQueryAs(value)]),
    );
    const none = fc.constant<[string, string][]>([]);
    return fc
      .record({
        ids: fc.array(pools.idFor(endpoint.template, sender), { minLength: 3, maxLength: 3 }),
        query: fc.oneof(
          { weight: 1, arbitrary: none },
          { weight: 2, arbitrary: query.length > 0 ? fc.array(fc.oneof(...query), { maxLength: 3 }) : none },
        ),
        method: fc.oneof(
          { weight: 24, arbitrary: fc.constant(endpoint.method) },
          { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
        ),
        headers: oddHeaders,
        sent: requestBody ? bodyFor(requestBody.content, pools, known) : fc.constant({ type: {}, body: null }),
      })
      .map(({ ids, query: asked, method, headers, sent }) => {
        let place = 0;
        const path = endpoint.template.replace(/\{\w+\}/g, () => ids[place++] ?? '0');
        const search = new URLSearchParams(asked).toString();
        return {
          sender,
          target: `${endpoint.method} ${endpoint.template}`,
          method,
          path: search === '' ? path : `${path}?${search}`,
          headers: { ...sent.type, ...headers },
          body: sent.body,
        };
      });
  });

function bodyFor(content: Content, pools: Pools, known: Known) {
  const json = content['application/json']?.schema;
  const types = Object.keys(content);
  if (!json || json.format === 'binary') return fileFor(types, pools);
  const whole = valueFor(json, '', known);
  const withMore = whole.map((value) => (isObject(value) ? { ...FORBIDDEN, ...value } : value));
  return fc.record({
    type: bodyHeaders('application/json'),
    body: fc.oneof(
      { weight: 18, arbitrary: whole.map((value) => JSON.stringify(value)) },
      { weight: 2, arbitrary: withMore.map((value) => JSON.stringify(value)) },
      { weight: known.odd ? 2 : 0, arbitrary: brokenJson },
    ),
  });
}

const fileFor = (types: readonly string[], { files }: Pools) =>
  fc.record({
    type: fc.constantFrom(...types).chain(bodyHeaders),
    body: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...files) },
      { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...files), hostileText, fc.nat()).map(damaged) },
      { weight: 1, arbitrary: hostileText },
      { weight: 1, arbitrary: brokenJson },
    ),
  });

/** A file with something else written into it. */
function damaged([file, text, at]: [string, string, number]): string {
  const place = at % (file.length + 1);
  return file.slice(0, place) + text + file.slice(place + (at % 20));
}

/** Objects as JSON: some of them cannot be made a text otherwise. */
const inQueryAs = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
