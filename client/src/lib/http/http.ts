import type { ResponseBody, Contract, Sent } from '#shared/contract/contract.ts';
import { decodingOf, type DecodingStep } from '#shared/contract/decoding.ts';
import { ApiError } from './api-error.ts';
import { storePosition } from './response-positions.ts';
import { isPageOfNetwork, recordResponse, recordFailure } from '../device/network.ts';
import { decodeResponse } from './decode-response.ts';

export { ApiError };

/** Largest body in characters that a browser still sends after its page is closed (keepalive). */
const OUTLIVES_PAGE = 16_000;

interface SentParts {
  params?: object;
  query?: object;
  /** Id of the organization for which the signed-in person acts. */
  for?: number | null;
  body?: unknown;
  file?: Blob;
}

/**
 * Calls an endpoint by its contract: sends what the contract says, decodes the answer (dates are dates).
 * @param headers beside those that the body needs
 * @throws ApiError for any answer that is not 2xx, TypeError when the server cannot be reached
 */
export async function call<C extends Contract>(
  contract: C,
  sent: Sent<C>,
  signal?: AbortSignal,
  headers: Record<string, string> = {},
): Promise<ResponseBody<C>> {
  const { params, query, for: host, body, file } = sent as SentParts;
  const init: RequestInit = { method: contract.method.toUpperCase(), credentials: 'same-origin', headers };
  if (signal) init.signal = signal;
  if (body !== undefined) {
    init.headers = { ...headers, 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body);
    init.keepalive = init.body.length <= OUTLIVES_PAGE;
  } else if (file) {
    init.headers = { ...headers, 'Content-Type': file.type || 'application/octet-stream' };
    init.body = file;
  }
  const address = addressOf(contract, params, { ...query, for: host ?? undefined });
  const response = await fetch(address, init).catch((error: unknown) => {
    recordFailure(error);
    throw error;
  });
  recordResponse(response);
  if (contract.method === 'get') storePosition(address, response);
  return answerOf(contract, response);
}

/** Undefined without an answer. The build puts it in the place of schemas (scripts/chunks/calls.ts). */
const decodingBy = ({ response, decoding }: Contract & { decoding?: readonly DecodingStep[] }) =>
  import.meta.env.PROD ? decoding : response && decodingOf(response);

/** Decodes a response by its contract. @throws ApiError, TypeError as `call` does */
export async function answerOf<C extends Contract>(contract: C, response: Response): Promise<ResponseBody<C>> {
  const text = await response.text();
  if (isPageOfNetwork(response)) throw new TypeError('A page of the network came in place of the server');
  if (!response.ok) throw new ApiError(response.status, text || response.statusText);
  return readAnswer(contract, text);
}

/** The answer in a text, by its contract. @throws SyntaxError or TypeError for another answer */
export async function readAnswer<C extends Contract>(contract: C, text: string): Promise<ResponseBody<C>> {
  const decoding = decodingBy(contract);
  const answer = decoding === undefined || text === '' ? undefined : await decodeResponse(JSON.parse(text), decoding);
  return answer as ResponseBody<C>;
}

/** The address of a contract with its parameters filled in. */
export function addressOf(contract: Contract, params: object = {}, query: object = {}): string {
  const values = params as Record<string, string | number>;
  const path = contract.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(values[name])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return search ? `${path}?${search}` : path;
}
