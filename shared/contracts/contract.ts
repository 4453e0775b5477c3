import type * as z from 'zod/mini';
import type { RefusalCode } from '../refusals.ts';

type Schema = z.core.$ZodType;

/**
 * By the id of an organization in the query, `for`; else by what the path names, which says itself whose it is. Of
 * `host_seat` and `host_proposal`, which people have of their own too, only the organization's are meant; a `night_play` is
 * a play of one of its nights.
 */
export type HostedBy =
  'for' | 'event' | 'attendee' | 'template' | 'group' | 'host_seat' | 'host_proposal' | 'night_play';

/**
 * One description of one endpoint. The router, the client's typed call, the OpenAPI document and the tests that go over
 * all endpoints read it.
 */
export interface Contract {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With parameters as `:name`. */
  path: string;
  summary: string;
  /** `owner` needs a signed-in person, `staff` one of STAFF_EMAILS, `visitor` answers anybody. */
  access: 'visitor' | 'owner' | 'staff';
  /** Where somebody who hosts for an organization may act for it, as its owner: how it is told which one is meant. */
  hosts?: HostedBy;
  params?: Schema;
  query?: Schema;
  /** JSON, which may be left out where the schema allows that; or for a file its bytes under one of these content types. */
  body?: Schema | { file: readonly string[] };
  status: 200 | 201 | 202 | 204;
  /** Absent where the answer has no body, or is no JSON. */
  response?: Schema;
  /** Content type of an answer that is no JSON. */
  responseType?: string;
  /** Beside those that every endpoint of its kind may give. */
  refusals?: readonly RefusalCode[];
}

export const contract = <const C extends Contract>(description: C): C => description;

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

/** What the handler of a contract receives, decoded. */
export interface Decoded<C extends Contract> {
  params: Output<C['params']>;
  query: Output<C['query']>;
  body: Output<C['body']>;
}

/** What a caller of a contract sends, before encoding. Parts that the contract does not name are not sent. */
export type Sent<C extends Contract> = (C['params'] extends Schema ? { params: Output<C['params']> } : unknown) &
  (C['query'] extends Schema ? { query?: Input<C['query']> } : unknown) &
  (C['hosts'] extends 'for' ? { for?: number | null } : unknown) &
  (C['body'] extends Schema
    ? undefined extends Input<C['body']>
      ? { body?: Input<C['body']> }
      : { body: Input<C['body']> }
    : C['body'] extends { file: unknown }
      ? { file: Blob }
      : unknown);

/** What a contract answers, decoded: dates are dates. */
export type Answer<C extends Contract> = Output<C['response']>;
