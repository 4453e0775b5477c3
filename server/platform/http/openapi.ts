import * as z from 'zod';
import type { Contract } from '#shared/contract/contract.ts';
import { scopesFor } from '#shared/contract/token-calls.ts';
import { REFUSALS, type RefusalCode } from '#shared/refusals.ts';

const pathOf = (contract: Contract) => contract.path.replace(/:(\w+)/g, '{$1}');

/** JSON Schema of a Zod schema as transmitted: dates are text. */
const wireSchema = (schema: unknown) => {
  const { $schema: _draft, ...json } = z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' });
  return json;
};

/** The OpenAPI 3.1 document of these contracts. */
export function openApiDocument(contracts: readonly Contract[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const contract of contracts) (paths[pathOf(contract)] ??= {})[contract.method] = operation(contract);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rollcall',
      version: '1',
      description:
        'JSON over cookie sessions. Sign in by navigating to the path of one of the `doors` of /api/config. Programs send a personal token of the profile page instead, as `Authorization: Bearer rollcall_...`.',
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'rollcall' },
        token: { type: 'http', scheme: 'bearer', description: 'A personal token; each operation names its scopes.' },
      },
      schemas: { Refusal: refusalSchema },
    },
  };
}

const HOSTS_TOO = 'Also for those who host for an organization: they act for it here as its owner does.';

const FOR = {
  name: 'for',
  in: 'query',
  required: false,
  description: 'Id of an organization that the signed-in person hosts for; without it they act for themselves',
  schema: { type: 'integer', minimum: 1 },
};

/** 'Personal tokens with the scope `nights` or `all`.' */
export function tokensText(contract: Contract): string {
  const scopes = scopesFor(contract).map((scope) => `\`${scope}\``);
  return scopes.length === 0
    ? 'No personal token.'
    : `Personal tokens with the scope ${[scopes.slice(0, -1).join(', '), ...scopes.slice(-1)].filter(Boolean).join(' or ')}.`;
}

const operation = (contract: Contract) => ({
  summary: contract.summary,
  description: [contract.hosts && HOSTS_TOO, tokensText(contract)].filter(Boolean).join(' '),
  ...(contract.access !== 'visitor' && {
    security: [{ session: [] }, ...(scopesFor(contract).length > 0 ? [{ token: [] }] : [])],
  }),
  'x-token-scopes': scopesFor(contract),
  parameters: [
    ...parameters('path', contract.params),
    ...parameters('query', contract.query),
    ...(contract.hosts === 'for' ? [FOR] : []),
  ],
  ...(contract.body && { requestBody: { required: true, content: bodyContent(contract.body) } }),
  responses: { [contract.status]: success(contract), ...refusals(contract) },
});

function parameters(place: 'path' | 'query', schema: Contract['params']) {
  if (!schema) return [];
  const { properties = {}, required = [] } = wireSchema(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const bodyContent = (body: NonNullable<Contract['body']>) =>
  'file' in body
    ? Object.fromEntries(body.file.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
    : { 'application/json': { schema: wireSchema(body) } };

const success = (contract: Contract) => ({
  description: contract.summary,
  ...(contract.response && { content: { 'application/json': { schema: wireSchema(contract.response) } } }),
  ...(contract.responseType && { content: { [contract.responseType]: { schema: { type: 'string' } } } }),
});

/** All possible refusals of this kind of endpoint. */
export function refusalsOf(contract: Contract): RefusalCode[] {
  return [
    ...(contract.access !== 'visitor' ? (['not_signed_in'] as const) : []),
    ...(scopesFor(contract).length > 0 ? (['invalid_token', 'insufficient_scope'] as const) : []),
    ...(scopesFor(contract).length > 0 && contract.hosts ? (['token_refused'] as const) : []),
    ...(scopesFor(contract).length > 0 && contract.method !== 'get' ? (['token_mails'] as const) : []),
    ...(contract.params || contract.hosts ? (['not_found'] as const) : []),
    ...(contract.body || contract.query ? (['invalid_request'] as const) : []),
    ...(contract.body ? (['too_large', 'unsupported_media_type'] as const) : []),
    ...(contract.method === 'get' ? [] : (['cross_site'] as const)),
    'too_many_requests',
    ...(contract.refusals ?? []),
  ];
}

function refusals(contract: Contract) {
  const descriptions: Record<number, string> = {};
  for (const code of refusalsOf(contract)) {
    const [status, message] = REFUSALS[code];
    descriptions[status] = [descriptions[status], `\`${code}\`: ${message}`].filter(Boolean).join(' ');
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };
  return Object.fromEntries(
    Object.entries(descriptions).map(([status, description]) => [status, { description, content }]),
  );
}

const refusalSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { enum: Object.keys(REFUSALS) },
    message: { type: 'string' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'The error of each invalid field',
    },
  },
};
