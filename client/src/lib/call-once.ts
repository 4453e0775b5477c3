import type { Answer, Contract, Sent } from '#shared/contracts/contract.ts';
import { call } from './http.ts';
import { newKey } from './new-key.ts';

/** Keys of requests without a response so far, by what was sent. */
const unanswered = new Map<string, string>();

/**
 * Calls an endpoint that makes something: what is sent again after its response was lost, for example because the
 * network was, has the same idempotency key, and is not made twice. What is sent again after a response is made again.
 * @throws ApiError, TypeError as `call` does
 */
export async function callOnce<C extends Contract>(
  contract: C,
  sent: Sent<C> & { body: { idempotencyKey?: string | undefined } },
): Promise<Answer<C>> {
  const content = JSON.stringify([contract.path, sent]);
  const idempotencyKey = unanswered.get(content) ?? newKey();
  unanswered.set(content, idempotencyKey);
  const answer = await call(contract, { ...sent, body: { ...sent.body, idempotencyKey } });
  unanswered.delete(content);
  return answer;
}
