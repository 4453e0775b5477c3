interface Crossing {
  /** Why a statement names no owner, or another one than who is signed in. */
  why: string;
  /** Method and path of the requests as their routes write them. */
  requests?: RegExp;
  /** What such a statement has in it. */
  statement?: RegExp;
  /** The tables alone, of those with the id of an account, that such a statement is of. */
  tables?: readonly string[];
}

/**
 * What crosses owners: statements within the request of somebody who is signed in that do not name them. The API suite
 * fails at any other one, and docs/scaling.md lists these.
 */
export const CROSSINGS: Readonly<Record<string, Crossing>> = {
  'signing in': {
    why: 'an account is found by its session, address or identity',
    requests: /^\w+ \/(?:api\/(?:auth|login|logout|callback)|oidc|login)\b/,
    statement: /"sessions"\."sid" = any/,
  },
  administration: {
    why: 'administrators see numbers and accounts of the whole site',
    requests: /^\w+ \/api\/admin\b/,
  },
  'public pages': {
    why: 'whoever has the address reads and writes what its owner shares',
    requests: /^\w+ \/api\/(?:shared|score-pads)\/:/,
  },
  invitations: {
    why: 'a person with an account answers, votes and brings games at the night of somebody else',
    requests: /^\w+ \/api\/(?:invitations|proposals\/:|attendees\/:id\/(?:status|ballot|proposals|own-page))/,
  },
  'shelves of groups': {
    why: "members of a group, and a host and the guests who agree, see the games of each other's shelves",
    requests: /^GET \/api\/groups\/:id\/shelf/,
    statement: /"shares_shelf_since" is not null/,
  },
  'ladders of groups': {
    why: 'members of a group see its ladder, which is computed from the plays of its host',
    requests: /^GET \/api\/groups\/:id\/ladder$/,
  },
  'live nights': {
    why: 'whether viewers may still read their nights is asked for all of them at once',
    requests: /^GET \/api\/events\/:id\/live/,
  },
  'deleting an account': {
    why: 'what others keep of the person is found by the address: memberships, requests to join',
    requests: /^DELETE \/api\/account/,
  },
  pictures: {
    why: 'the address of a picture has the id of its game or night alone, and one from another site is stored once for all',
    statement: /"(?:banner_url|image_url)" from "(?:events|games)"|"fetched_pictures"\."url_hash" = /,
  },
  payments: {
    why: 'Stripe names an account by its own id',
    statement: /"stripe_customers"\."customer_id" = /,
  },
  'the queue of mails': {
    why: 'waiting mails are found by night and guest, and sent in the order in which they are due',
    tables: ['mails', 'mail_handovers'],
  },
};
