import type { Person } from '#shared/plays/people-contract.ts';
import { nameKey, tidyName } from '#shared/text/person-name.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { reserveQuota } from '#server/platform/owner-data/reserve-quota.ts';
import { withOwnerLock } from '#server/platform/owner-data/with-owner-lock.ts';
import { countNewNames } from './create-people.ts';
import * as store from './store.ts';
import { t } from '#server/platform/words/words.ts';

export { deleteUnusedPeople, peopleCreatedBy as newcomersOf } from './delete-unused-people.ts';

/** Renames a person, also in plays. @throws Refusal not_found, name_taken, limit_reached */
export function renamePerson(db: Database, userId: number, personId: number, name: string): Promise<Person> {
  return withOwnerLock(db, userId, async (tx) => {
    await person(tx, userId, personId);
    await reserveQuota(tx, userId, { names: await countNewNames(tx, userId, new Set([nameKey(name)])) });
    const holder = await store.claimSpelling(tx, userId, nameKey(name), personId);
    if (holder.id !== personId) throw nameTaken(holder.name);
    await store.rename(tx, userId, personId, tidyName(name));
    return person(tx, userId, personId);
  });
}

/**
 * Merges another person into this one, whose name stays. Of two concurrent merges the second finds only one person.
 * @throws Refusal not_found, invalid_request for the same person
 */
export function mergePeople(db: Database, userId: number, personId: number, otherId: number): Promise<Person> {
  return withOwnerLock(db, userId, async (tx) => {
    await person(tx, userId, personId);
    if (personId === otherId) throw error('otherId', t('Please choose somebody else'));
    await person(tx, userId, otherId);
    await store.moveSpellings(tx, userId, otherId, personId);
    await store.deletePerson(tx, userId, otherId);
    return person(tx, userId, personId);
  });
}

/**
 * Splits spellings off a person into a new one, named by the first of them. @throws Refusal not_found, invalid_request
 * for a spelling of another person or the displayed name
 */
export function splitPerson(
  db: Database,
  userId: number,
  personId: number,
  spellings: readonly string[],
): Promise<Person> {
  const [name = ''] = spellings;
  const keys = [...new Set(spellings.map(nameKey))];
  return withOwnerLock(db, userId, async (tx) => {
    const before = await person(tx, userId, personId);
    const foreign = spellings.find((spelling) => !before.spellings.includes(nameKey(spelling)));
    if (foreign !== undefined)
      throw error('spellings', t('"{name}" is not one of their spellings', { name: tidyName(foreign) }));
    if (keys.includes(nameKey(before.name)))
      throw error('spellings', t('They are shown as "{name}". Give them another name first', { name: before.name }));
    const madeId = await store.insertPerson(tx, userId, tidyName(name));
    await store.moveSpellings(tx, userId, personId, madeId, keys);
    return person(tx, userId, madeId);
  });
}

async function person(tx: Transaction, userId: number, personId: number): Promise<Person> {
  const found = await store.findPerson(tx, userId, personId);
  if (!found) throw new Refusal('not_found');
  return found;
}

const error = (field: string, message: string) => new Refusal('invalid_request', { fields: { [field]: message } });

function nameTaken(name: string): Refusal {
  const message = t('Somebody you play with is "{name}" already. If they are the same person, merge the two.', {
    name,
  });
  return new Refusal('name_taken', { message, fields: { name: message } });
}
