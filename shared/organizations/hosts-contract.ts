import * as z from 'zod/mini';
import { MAIL_STATES, ORGANIZATION_ROLES } from '#shared/enums.ts';
import { type ResponseBody, contract } from '#shared/contract/contract.ts';
import { emailAddress, idParams, moment } from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

/** A person who hosts for an organization, or was invited to, as its owner sees them. */
const organizationHost = z.object({
  id: z.int(),
  email: z.string(),
  /** Name of their account; null before they accept, or if they set none. */
  name: z.nullable(z.string()),
  role: z.enum(ORGANIZATION_ROLES),
  invitedAt: moment,
  acceptedAt: z.nullable(moment),
  /** State of the latest mail that invites them. */
  mail: z.nullable(z.object({ state: z.enum(MAIL_STATES), problem: z.nullable(z.string()) })),
});
export type OrganizationHost = z.output<typeof organizationHost>;

export const listHosts = contract({
  method: 'get',
  path: '/api/hosts',
  summary:
    "People who host for the signed-in person's organization, and those who were asked to, in the order of asking",
  access: 'owner',
  status: 200,
  response: z.array(organizationHost),
});

export const inviteHost = contract({
  method: 'post',
  path: '/api/hosts',
  summary: 'Asks somebody by mail to host for the organization',
  access: 'owner',
  body: z.object({ email: emailAddress(t('Please enter a valid email address')) }),
  status: 201,
  response: organizationHost,
  refusals: ['not_an_organization', 'host_listed', 'guest_opted_out', 'limit_reached', 'too_many_requests'],
});

export const inviteHostAgain = contract({
  method: 'post',
  path: '/api/hosts/:id/invite',
  summary: 'Sends that mail once more, at most once a day; a mail that failed may be sent again at once',
  access: 'owner',
  params: idParams,
  status: 200,
  response: organizationHost,
  refusals: ['not_an_organization', 'host_accepted', 'guest_opted_out', 'too_many_requests'],
});

export const removeHost = contract({
  method: 'delete',
  path: '/api/hosts/:id',
  summary: 'Takes an invitation back, or ends at once that somebody hosts for the organization',
  access: 'owner',
  params: idParams,
  status: 204,
});

/** Matched by the signed-in user's verified e-mail. */
export const listHostings = contract({
  method: 'get',
  path: '/api/hostings',
  summary: 'Organizations that ask the signed-in person to host for them and have no answer yet',
  access: 'owner',
  status: 200,
  response: z.array(
    z.object({ id: z.int(), organizationName: z.string(), logo: z.nullable(z.string()), invitedAt: moment }),
  ),
});
export type HostingInvitation = ResponseBody<typeof listHostings>[number];

export const acceptHosting = contract({
  method: 'post',
  path: '/api/hostings/:id/accept',
  summary: 'Accepts to host for an organization; answers its id. Doing it twice changes nothing more',
  access: 'owner',
  params: idParams,
  status: 200,
  response: z.object({ organizationId: z.int() }),
});

export const endHosting = contract({
  method: 'delete',
  path: '/api/hostings/:id',
  summary: 'Declines such an invitation, or hosts for the organization no longer',
  access: 'owner',
  params: idParams,
  status: 204,
});

export const hostContracts = [
  listHosts,
  inviteHost,
  inviteHostAgain,
  removeHost,
  listHostings,
  acceptHosting,
  endHosting,
];
