import * as z from 'zod/mini';
import { MAX_NAME_LENGTH } from '#shared/limits/limits.ts';
import { contract } from '#shared/contract/contract.ts';
import { bounded, idParams, requiredText } from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

const MAX_ID = 999_999_999_999_999;
const MAX_SPELLINGS = 1000;

/** A person the owner plays with; plays refer to them by any of their spellings. */
export const person = z.object({
  id: z.int(),
  name: z.string(),
  /** Keys made by `nameKey` (shared/text/person-name.ts); always contains the key of the name. */
  spellings: z.array(z.string()),
});
export type Person = z.output<typeof person>;

export const listPeople = contract({
  method: 'get',
  path: '/api/people',
  summary: 'The people that the owner plays with, by name',
  access: 'owner',
  status: 200,
  response: z.array(person),
});

export const renamePerson = contract({
  method: 'patch',
  path: '/api/people/:id',
  summary: 'Gives a person another name, which becomes a spelling of theirs; plays keep what is written',
  access: 'owner',
  params: idParams,
  body: z.object({ name: requiredText(MAX_NAME_LENGTH, t('A name is required')) }),
  status: 200,
  response: person,
  refusals: ['name_taken', 'limit_reached'],
});

export const mergePeople = contract({
  method: 'post',
  path: '/api/people/:id/merge',
  summary: 'Makes another person the same as this one: their spellings come over, no play is touched',
  access: 'owner',
  params: idParams,
  body: z.object({ otherId: z.int().check(z.positive(), z.maximum(MAX_ID)) }),
  status: 200,
  response: person,
});

export const splitPerson = contract({
  method: 'post',
  path: '/api/people/:id/split',
  summary: 'Makes some spellings of a person somebody else, shown by the first of them; no play is touched',
  access: 'owner',
  params: idParams,
  body: z.object({
    /** As written in plays, or as keys. */
    spellings: z
      .array(bounded(MAX_NAME_LENGTH))
      .check(
        z.minLength(1, t('Please choose a spelling')),
        z.maxLength(MAX_SPELLINGS, t('Those are too many at once')),
      ),
  }),
  status: 201,
  response: person,
});

export const peopleContracts = [listPeople, renamePerson, mergePeople, splitPerson];
