import * as z from 'zod/mini';
import { MAX_NAME_LENGTH, MAX_SHORT_TEXT_LENGTH, MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { contract, type ResponseBody } from '#shared/contract/contract.ts';
import { idParams, moment, requiredText } from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

/** What can be chosen from, for all titles about a game, and for all about a person. */
export const MAX_AWARD_CHOICES = 200;
export const MAX_AWARD_TITLES = 12;

const title = z.object({
  title: requiredText(MAX_SHORT_TEXT_LENGTH, t('A title is required')),
  about: z.enum(['game', 'person']),
});

/** Each once, in their order. */
const choices = (max: number) =>
  z.pipe(
    z
      .array(requiredText(max))
      .check(z.maxLength(MAX_AWARD_CHOICES, { error: () => t('At most {most} fit', { most: MAX_AWARD_CHOICES }) })),
    z.transform((all) => [...new Set(all)]),
  );

const yearParams = z.object({
  id: idParams.shape.id,
  year: z.pipe(z.string().check(z.regex(/^(?:19|20|21)\d\d$/)), z.transform(Number)),
});

const voter = z.object({
  /** Null for the host. */
  memberId: z.nullable(z.int()),
  name: z.string(),
  hasVoted: z.boolean(),
  /** The page of their ballot: whoever has it can vote for them. */
  link: z.string(),
});

export const yearOfAwards = z.object({
  year: z.int(),
  titles: z.array(z.object({ title: z.string(), about: z.enum(['game', 'person']) })),
  games: z.array(z.string()),
  people: z.array(z.string()),
  askedAt: z.nullable(moment),
  closedAt: z.nullable(moment),
  /** The host first, then members as the group lists them. What they voted is told to nobody. */
  voters: z.array(voter),
  /** Null while the awards are open. For each title, most votes first; choices without a vote are left out. */
  results: z.nullable(z.array(z.array(z.object({ choice: z.string(), votes: z.int() })))),
});
export type YearOfAwards = z.output<typeof yearOfAwards>;

export const listAwards = contract({
  method: 'get',
  path: '/api/groups/:id/awards',
  summary: "A group's awards, the latest year first",
  access: 'owner',
  hosts: 'group',
  params: idParams,
  status: 200,
  response: z.object({ groupName: z.string(), awards: z.array(yearOfAwards) }),
});
export type GroupAwards = ResponseBody<typeof listAwards>;

export const startAwards = contract({
  method: 'post',
  path: '/api/groups/:id/awards',
  summary: 'Opens the vote on the awards of a year, for the owner and the members of the group; nobody is told yet',
  access: 'owner',
  hosts: 'group',
  params: idParams,
  body: z
    .object({
      year: z.int(t('Please enter a year')).check(z.minimum(1900), z.maximum(2199)),
      titles: z.array(title).check(
        z.refine((all) => new Set(all.map((one) => one.title)).size === all.length, t('Each title is there once')),
        z.minLength(1, t('Enter at least one title')),
        z.maxLength(MAX_AWARD_TITLES, { error: () => t('At most {most} titles fit', { most: MAX_AWARD_TITLES }) }),
      ),
      games: choices(MAX_TITLE_LENGTH),
      people: choices(MAX_NAME_LENGTH),
    })
    .check(
      z.refine(({ titles, games }) => games.length > 1 || titles.every(({ about }) => about !== 'game'), {
        error: t('Enter at least two games to choose from'),
        path: ['games'],
      }),
      z.refine(({ titles, people }) => people.length > 1 || titles.every(({ about }) => about !== 'person'), {
        error: t('Enter at least two people to choose from'),
        path: ['people'],
      }),
    ),
  status: 201,
  response: yearOfAwards,
  refusals: ['duplicate_awards', 'limit_reached', 'PLAN_REQUIRED'],
});

export const askVoters = contract({
  method: 'post',
  path: '/api/groups/:id/awards/:year/requests',
  summary: 'Mails everybody who has not voted their link, at most once a day; who joined the group since gets a ballot',
  access: 'owner',
  hosts: 'group',
  params: yearParams,
  status: 200,
  response: yearOfAwards,
  refusals: ['awards_closed', 'asked_lately', 'everybody_voted', 'host_unnamed', 'mails_off'],
});

export const closeAwards = contract({
  method: 'post',
  path: '/api/groups/:id/awards/:year/close',
  summary: 'Ends the vote, counts it for all to see, and deletes who voted what',
  access: 'owner',
  hosts: 'group',
  params: yearParams,
  status: 200,
  response: yearOfAwards,
});

export const deleteAwards = contract({
  method: 'delete',
  path: '/api/groups/:id/awards/:year',
  summary: 'Deletes the awards of a year with their votes',
  access: 'owner',
  hosts: 'group',
  params: yearParams,
  status: 204,
});

/** A vote that is open to a member of a group of somebody else. */
export const openBallot = z.object({ groupName: z.string(), year: z.int(), link: z.string() });
export type OpenBallot = z.output<typeof openBallot>;

export const awardContracts = [listAwards, startAwards, askVoters, closeAwards, deleteAwards];
