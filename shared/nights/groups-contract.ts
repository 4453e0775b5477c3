import * as z from 'zod/mini';
import { CATEGORIES, DIFFICULTIES } from '#shared/enums.ts';
import { MAX_NAME_LENGTH } from '#shared/limits/limits.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { type ResponseBody, contract } from '#shared/contract/contract.ts';
import {
  emailAddress,
  idempotencyKey,
  idParams,
  moment,
  optionalText,
  requiredText,
  atLeastOneField,
} from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

const member = z.object({
  id: z.int(),
  email: z.string(),
  name: z.nullable(z.string()),
  /** The member agreed that the group may see their collection. */
  sharesShelf: z.boolean(),
});

/** A list of people the owner often plays with. */
export const group = z.object({
  id: z.int(),
  name: z.string(),
  /** In the order in which they were added. */
  members: z.array(member),
  /** Its ladder is switched on. */
  hasLadder: z._default(z.boolean(), false),
  createdAt: moment,
});
export type Group = z.output<typeof group>;

const name = requiredText(MAX_NAME_LENGTH, t('A name is required'));
const members = z
  .array(
    z.object({ email: emailAddress(t('Please enter a valid email address')), name: optionalText(MAX_NAME_LENGTH) }),
  )
  .check(
    z.maxLength(STORAGE_LIMITS.groupMembers.most, {
      error: () => t('At most {most} people fit one group', { most: STORAGE_LIMITS.groupMembers.most }),
    }),
  );

export const listGroups = contract({
  method: 'get',
  path: '/api/groups',
  summary: "The owner's groups, by name",
  access: 'owner',
  hosts: 'for',
  status: 200,
  response: z.array(group),
});

export const createGroup = contract({
  method: 'post',
  path: '/api/groups',
  summary: 'Makes a group; each address is in it once',
  access: 'owner',
  hosts: 'for',
  body: z.object({ name, members: z._default(members, []), idempotencyKey }),
  status: 201,
  response: group,
  refusals: ['limit_reached'],
});

export const changeGroup = contract({
  method: 'patch',
  path: '/api/groups/:id',
  summary: 'Renames a group, or sets who is in it; who stays keeps what they agreed to',
  access: 'owner',
  hosts: 'group',
  params: idParams,
  body: z.object({ name: z.optional(name), members: z.optional(members) }).check(atLeastOneField),
  status: 200,
  response: group,
});

export const deleteGroup = contract({
  method: 'delete',
  path: '/api/groups/:id',
  summary: 'Deletes a group; nobody is told',
  access: 'owner',
  hosts: 'group',
  params: idParams,
  status: 204,
});

/** A game that a member of the group owns. */
const pooledGame = z.object({
  title: z.string(),
  /** In the language of its first edition, for the search. */
  originalName: z.optional(z.nullable(z.string())),
  players: z.string(),
  duration: z.string(),
  category: z.enum(CATEGORIES),
  difficulty: z.enum(DIFFICULTIES),
  minAge: z.int(),
  imageUrl: z.nullable(z.string()),
  /** Player counts, comma-separated. */
  bestPlayers: z.nullable(z.string()),
  /** Indexes into `people`. */
  owners: z.array(z.int()),
});
export type PooledGame = z.output<typeof pooledGame>;

export const getGroupShelf = contract({
  method: 'get',
  path: '/api/groups/:id/shelf',
  summary: 'What the owner of a group and those who share their shelf have together, each game once, by title',
  access: 'owner',
  hosts: 'group',
  params: idParams,
  status: 200,
  response: z.object({
    name: z.string(),
    /** Names of members whose collections are included, the owner's first. */
    people: z.array(z.string()),
    /** Members who do not share their collection. */
    others: z.int(),
    games: z.array(pooledGame),
  }),
});
export type GroupShelf = ResponseBody<typeof getGroupShelf>;

/** Matched by the signed-in user's verified e-mail. */
export const listMemberships = contract({
  method: 'get',
  path: '/api/memberships',
  summary: 'Groups of others that the signed-in person is in by their verified e-mail',
  access: 'owner',
  status: 200,
  response: z.array(
    z.object({
      id: z.int(),
      groupId: z.int(),
      groupName: z.string(),
      hostName: z.string(),
      sharesShelf: z.boolean(),
      /** The group has a ladder that its members can read. */
      hasLadder: z.boolean(),
      /** False once the signed-in person has left it. */
      isOnLadder: z.boolean(),
    }),
  ),
});
export type Membership = ResponseBody<typeof listMemberships>[number];

export const changeMembership = contract({
  method: 'patch',
  path: '/api/memberships/:id',
  summary: 'Lets a group see the shelf of the signed-in person, or no longer; leaves its ladder, or comes back',
  access: 'owner',
  params: idParams,
  body: z.object({ sharesShelf: z.optional(z.boolean()), isOnLadder: z.optional(z.boolean()) }).check(atLeastOneField),
  status: 200,
  response: z.object({ id: z.int(), sharesShelf: z.boolean(), isOnLadder: z.boolean() }),
});

export const leaveGroup = contract({
  method: 'delete',
  path: '/api/memberships/:id',
  summary: 'Leaves a group of somebody else',
  access: 'owner',
  params: idParams,
  status: 204,
});

export const groupContracts = [
  listGroups,
  createGroup,
  changeGroup,
  deleteGroup,
  getGroupShelf,
  listMemberships,
  changeMembership,
  leaveGroup,
];
