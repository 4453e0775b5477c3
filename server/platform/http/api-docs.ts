import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Request, type Response, Router } from 'express';
import type { Contract } from '#shared/contract/contract.ts';
import { REFUSALS } from '#shared/refusals.ts';
import { memoizeAsync } from '#server/platform/workers/memoize-async.ts';
import { page } from './page.ts';
import { escapeHtml } from './escape-html.ts';
import { etagOf, isHeld } from './bodies/etag.ts';
import { openApiDocument, refusalsOf, tokensText } from './openapi.ts';

const compress = promisify(gzip);

/** GET /api/openapi.json, and a readable page at /api/docs. */
export function apiDocs(contracts: readonly Contract[]): Router {
  const router = Router();
  /*
   * Made at the first request: it takes 0.1 s of processor time, which a server's start would wait for. Kept as they are sent, because
   * anybody may ask for a megabyte again and again.
   */
  const description = memoizeAsync(() => prepare(JSON.stringify(openApiDocument(contracts))));
  const readable = memoizeAsync(() => prepare(docsPage(contracts, openApiDocument(contracts))));
  router.get('/api/openapi.json', async (req, res) => send(req, res, 'json', await description()));
  router.get('/api/docs', async (req, res) => send(req, res, 'html', await readable()));
  return router;
}

/** A text in both forms in which it is sent. */
interface Prepared {
  plain: Buffer;
  gzipped: Buffer;
  etag: string;
}

async function prepare(text: string): Promise<Prepared> {
  const plain = Buffer.from(text);
  return { plain, gzipped: await compress(plain), etag: etagOf(text) };
}

function send(req: Request, res: Response, type: string, { plain, gzipped, etag }: Prepared): void {
  res.type(type).vary('Accept-Encoding').setHeader('ETag', etag);
  if (isHeld(req, etag)) res.status(304).end();
  else if (req.acceptsEncodings('gzip') === 'gzip') res.setHeader('Content-Encoding', 'gzip').end(gzipped);
  else res.end(plain);
}

type Document = ReturnType<typeof openApiDocument>;

const docsPage = (contracts: readonly Contract[], document: Document) =>
  page({
    title: 'API',
    wide: true,
    body: `<h1>Rollcall API</h1>
<p>${escapeHtml(document.info.description)} Every refusal is <code>{code, message, fields?}</code>.
The same as a machine reads it: <a href="/api/openapi.json">openapi.json</a>.</p>
${contracts.map((contract) => endpointSection(contract, document)).join('\n')}`,
  });

const WHO: Record<Contract['access'], string> = {
  visitor: 'Answers anybody.',
  owner: 'Needs a signed-in person.',
  staff: 'Needs somebody of the staff.',
  admin: 'Needs an administrator who has signed in within twelve hours.',
};

function endpointSection(contract: Contract, document: Document): string {
  const path = contract.path.replace(/:(\w+)/g, '{$1}');
  const operation = document.paths[path]?.[contract.method] as {
    requestBody?: unknown;
    responses: Record<string, unknown>;
  };
  const name = `${contract.method.toUpperCase()} ${escapeHtml(path)}`;
  const schemas = [
    operation.requestBody ? details('Body', name, operation.requestBody) : '',
    details('Answer', name, operation.responses[contract.status]),
  ].join('');
  return `<section class="tile"><h2><code>${name}</code></h2>
<p>${escapeHtml(contract.summary)}. ${WHO[contract.access]} ${tokensText(contract)}</p>
<p>Answers ${contract.status}. Refuses with ${refusalsOf(contract)
    .map((code) => `<code>${REFUSALS[code][0]} ${code}</code>`)
    .join(', ')}.</p>${schemas}</section>`;
}

const details = (title: string, name: string, content: unknown) =>
  `<details><summary aria-label="${title}: ${name}">${title}</summary><pre>${escapeHtml(JSON.stringify(content, null, 2))}</pre></details>`;
