import type { ResponseBody, Contract, Sent } from '#shared/contract/contract.ts';
import { readStored, writeStored } from '../device/stored-json.ts';
import { call } from './http.ts';
import { uniqueKey } from '../unique-key.ts';

const ADDRESS = 'rollcall.unanswered.1';
/** A person tries the same again, or gives it up. */
const MAX_UNANSWERED = 10;

/** Keys of requests without a response so far, by what was sent. They outlive a reload of the page. */
const unanswered = new Map(readStored<[content: string, key: string][]>('sessionStorage', ADDRESS));

const store = () =>
  writeStored('sessionStorage', ADDRESS, unanswered.size === 0 ? null : [...unanswered].slice(-MAX_UNANSWERED));

/**
 * Calls an endpoint that makes something: what is sent again after its response was lost, for example because the
 * network was, has the same idempotency key, and is not made twice. What is sent again after a response is made again.
 * @throws ApiError, TypeError as `call` does
 */
export async function callOnce<C extends Contract>(
  contract: C,
  sent: Sent<C> & { body: { idempotencyKey?: string | undefined } },
): Promise<ResponseBody<C>> {
  const content = JSON.stringify([contract.path, sent]);
  const idempotencyKey = unanswered.get(content) ?? uniqueKey();
  unanswered.set(content, idempotencyKey);
  store();
  const answer = await call(contract, { ...sent, body: { ...sent.body, idempotencyKey } });
  unanswered.delete(content);
  store();
  return answer;
}
