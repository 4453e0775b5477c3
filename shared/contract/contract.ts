import type * as z from 'zod/mini';
import type { RefusalCode } from '#shared/refusals.ts';

type Schema = z.core.$ZodType;

/**
 * How a request names the organization: by its id in the query (`for`), or through the resource in the path.
 * `host_seat` and `host_proposal` exist for people too; here they mean the organization's. A `night_play` is a play of
 * one of its events.
 */
export type HostedBy =
  | 'for'
  | 'event'
  | 'attendee'
  | 'template'
  | 'group'
  | 'host_seat'
  | 'host_proposal'
  | 'night_play'
  | 'night_comment'
  | 'channel'
  | 'channel_delivery';

/**
 * The description of one endpoint, read by the router, the client's typed call, the OpenAPI document and the tests over
 * all endpoints.
 */
export interface Contract {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Parameters are written as `:name`. */
  path: string;
  summary: string;
  /** `owner` needs a signed-in user, `staff` one of STAFF_EMAILS, `admin` one of ADMIN_EMAILS; `visitor` needs nothing. */
  access: 'visitor' | 'owner' | 'staff' | 'admin';
  /** Present if hosts may act for their organization. */
  hosts?: HostedBy;
  params?: Schema;
  query?: Schema;
  /** JSON, optional if the schema allows it; or the bytes of a file with one of these content types. */
  body?: Schema | { file: readonly string[] };
  /** Limit of a JSON body in bytes; without it what the schema allows, at least 64 kB and at most 1 MB. */
  maxBodyBytes?: number;
  status: 200 | 201 | 202 | 204;
  /** Absent if the answer is empty or is not JSON. */
  response?: Schema;
  /** Content type of an answer that is not JSON. */
  responseType?: string;
  /** In addition to the refusals of every endpoint of its kind. */
  refusals?: readonly RefusalCode[];
}

export const contract = <const C extends Contract>(description: C): C => description;

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

/** The decoded input of a contract's handler. */
export interface Decoded<C extends Contract> {
  params: Output<C['params']>;
  query: Output<C['query']>;
  body: Output<C['body']>;
}

/** The input of a contract's caller, before encoding. Parts that the contract does not define are not sent. */
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

/** The decoded answer of a contract: dates are Dates. */
export type ResponseBody<C extends Contract> = Output<C['response']>;
