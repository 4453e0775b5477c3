import { Router } from 'express';
import { allContracts } from '#shared/contracts/all.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { REFUSALS } from '#shared/refusals.ts';
import { page } from '#server/auth/pages/page.ts';
import { escapeHtml } from './escape-html.ts';
import { openApiDocument, refusalsOf } from './openapi.ts';

/** GET /api/openapi.json, and a readable page at /api/docs. */
export function apiDocs(): Router {
  const router = Router();
  router.get('/api/openapi.json', (_req, res) => {
    res.json(wholeDocument());
  });
  router.get('/api/docs', (_req, res) => {
    res.type('html').send(html());
  });
  return router;
}

/** Made at the first request: it takes 0.1 s of processor time, which a server's start would wait for. */
const wholeDocument = once(() => openApiDocument(allContracts));
const html = once(() => docsPage(wholeDocument()));

function once<T extends object | string>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

type Document = ReturnType<typeof openApiDocument>;

const docsPage = (document: Document) =>
  page({
    title: 'API',
    wide: true,
    body: `<h1>Rollcall API</h1>
<p>${escapeHtml(document.info.description)} Every refusal is <code>{code, message, fields?}</code>.
The same as a machine reads it: <a href="/api/openapi.json">openapi.json</a>.</p>
${allContracts.map((contract) => endpointSection(contract, document)).join('\n')}`,
  });

const WHO: Record<Contract['access'], string> = {
  visitor: 'Answers anybody.',
  owner: 'Needs a signed-in person.',
  staff: 'Needs somebody of the staff.',
};

function endpointSection(contract: Contract, document: Document): string {
  const path = contract.path.replace(/:(\w+)/g, '{$1}');
  const operation = document.paths[path]?.[contract.method] as {
    requestBody?: unknown;
    responses: Record<string, unknown>;
  };
  const schemas = [
    operation.requestBody ? details('Body', operation.requestBody) : '',
    details('Answer', operation.responses[contract.status]),
  ].join('');
  return `<section class="tile"><h2><code>${contract.method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(contract.summary)}. ${WHO[contract.access]}</p>
<p>Answers ${contract.status}. Refuses with ${refusalsOf(contract)
    .map((code) => `<code>${REFUSALS[code][0]} ${code}</code>`)
    .join(', ')}.</p>${schemas}</section>`;
}

const details = (title: string, content: unknown) =>
  `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(content, null, 2))}</pre></details>`;
