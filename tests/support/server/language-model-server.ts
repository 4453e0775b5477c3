import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to the model: instructions and decoded input. */
export interface ModelRequest {
  authorization: string | undefined;
  model: string;
  system: string;
  input: { owned: object[]; candidates: { number: number; title: string }[] };
}

export interface LanguageModelServer {
  /** Including the protocol's path. */
  baseUrl: string;
  requests: ModelRequest[];
  /** Answers the next requests. */
  answer: (request: ModelRequest, res: ServerResponse) => void;
  close(): Promise<void>;
}

/** A local language model with OpenAI's protocol that answers as told. */
export async function startLanguageModelServer(): Promise<LanguageModelServer> {
  const requests: ModelRequest[] = [];
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as {
        model: string;
        messages: { content: string }[];
      };
      const [system, user] = body.messages.map(({ content }) => content);
      const question: ModelRequest = {
        authorization: req.headers.authorization,
        model: body.model,
        system: system ?? '',
        input: JSON.parse(user ?? '{}') as ModelRequest['input'],
      };
      requests.push(question);
      fake.answer(question, res);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: LanguageModelServer = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    answer: (_asked, res) => sendError(res, 500, 'server_error'),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}

/** A response of the model: content, or a refusal. */
export function sendMessage(
  res: ServerResponse,
  message: { content: string | null; refusal?: string },
  finish = 'stop',
): void {
  const choice = { index: 0, message: { role: 'assistant', refusal: null, ...message }, finish_reason: finish };
  sendJson(res, 200, { id: 'x', object: 'chat.completion', created: 0, model: 'x', choices: [choice] });
}

export const sendError = (res: ServerResponse, status: number, code: string): void =>
  sendJson(res, status, { error: { message: code, type: code, code, param: null } });

function sendJson(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'Content-Type': 'application/json' });
  res.end(JSON.stringify(body));
}
