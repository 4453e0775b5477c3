import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { differences, rowsOf } from '#tests/support/fuzz/rows-of.ts';
import { allContracts } from '#shared/all-contracts.ts';
import type { Contract } from '#shared/contract/contract.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { NAMED } from './named-rows.ts';
import type { Naming } from './naming.ts';
import { type Rows, overscanFor } from './rows-of-person.ts';

/** Stands in every text of Ana's. */
const ANAS = 'zqanazq';

const app = testApp();

/** Fields that are called like one that names a row, and name none. */
const NAMES_NOTHING = / (\S+\.)?bggId$| (sheet\.)?rows\.key$|^POST \/api\/events\/preview idempotencyKey$/;
const NAMES_A_ROW =
  /(^|\.)(id|\w+Ids?|ids|approves|veto|teaches|came|kept|passed|first|second|firstGame|secondGame|key|idempotencyKey)$/;

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

/** Paths of the fields of a schema, those of lists without their places. */
function fieldsOf(schema: JsonSchema, path: string[] = []): string[] {
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => fieldsOf(field, [...path, name]));
  const isValue = schema.type === 'integer' || schema.type === 'string';
  return [...(isValue ? [path.join('.')] : []), ...inside, ...parts.flatMap((part) => fieldsOf(part, path))];
}

const fieldsNamingRows = ({ method, path, hosts, body, query }: Contract): string[] => {
  const parts = [body && 'file' in body ? undefined : body, query].filter((part) => part !== undefined);
  const fields = parts.flatMap((part) =>
    fieldsOf(z.toJSONSchema(part as z.ZodType, { io: 'input', unrepresentable: 'any' }) as JsonSchema),
  );
  const integers = fields.filter((field) => NAMES_A_ROW.test(field) || /change\.(add|remove)$/.test(field));
  return [...new Set([...integers, ...(hosts === 'for' ? ['for'] : [])])]
    .map((field) => `${method.toUpperCase()} ${path} ${field}`)
    .filter((field) => !NAMES_NOTHING.test(field));
};

test('every field of a body or query that names a row is tested below', () => {
  expect(Object.keys(NAMED).toSorted()).toEqual(allContracts.flatMap(fieldsNamingRows).toSorted());
});

/** An answer without what differs from one answer to the next: ids, moments and random keys. */
function sameFor(text: string): string {
  const plain = text
    .replaceAll(/\b(7000\d{5}|999999999)\b/g, 'an id')
    .replaceAll(/\b[\da-f]{8}-[\da-f-]{27}\b/g, 'a key');
  return plain.replaceAll(/"(code|date|\w+At)":"[^"]+"/g, '"$1":"…"');
}

const NO_ID = 999_999_999;
const NO_KEY = randomUUID();

/** Begins ids where no other number of an answer is mistaken for one. */
const LARGE_IDS = `select setval(format('%I.%I', schemaname, sequencename), 700000000)
  from pg_sequences where schemaname = 'public'`;

interface Owner {
  person: Person;
  rows: Rows;
}

async function ownerOf(word: string, account: object = {}): Promise<Owner> {
  const person = await makeOwner(app, { isPremiumPlus: true, ...account });
  return { person, rows: await overscanFor(app, person, word) };
}

/** What somebody is answered who names a row among rows of their own. */
async function answer({ person, rows }: Owner, name: string, [, path, body]: Naming, named: number | string) {
  const [method = ''] = name.split(' ');
  const sent = body && { body: JSON.stringify(body(named, rows)), headers: { 'Content-Type': 'application/json' } };
  const response = await person.fetch(path(rows, named), { method, ...sent });
  return { status: response.status, text: await response.text() };
}

describe('a row of another owner is treated as unknown and is unchanged in', () => {
  let ana: Owner;
  /** Both do the same: one names Ana's rows, the other rows that do not exist. */
  let bea: Owner;
  let cai: Owner;
  /** Names own rows; made anew where an earlier test has used them up. */
  let dan: Owner;
  beforeAll(async () => {
    await app.services.pool.query(LARGE_IDS);
    ana = await ownerOf(ANAS, { accountType: 'organization', organizationName: ANAS });
    [bea, cai, dan] = [await ownerOf('own'), await ownerOf('own'), await ownerOf('own')];
  });

  test.each(Object.entries(NAMED))('%s', async (name, naming) => {
    const row = ana.rows[naming[0]];
    const before = await rowsOf(app.services.pool, ana.person.id);
    const found = await answer(bea, name, naming, row);
    const unknown = await answer(cai, name, naming, typeof row === 'string' ? NO_KEY : Math.sign(row) * NO_ID);
    expect(found.text).not.toContain(ANAS);
    expect([found.status, sameFor(found.text)]).toEqual([unknown.status, sameFor(unknown.text)]);
    expect(differences(before, await rowsOf(app.services.pool, ana.person.id))).toEqual([]);
    // What is refused is the row, not the request.
    const ofDan = () => answer(dan, name, naming, dan.rows[naming[0]]);
    let own = await ofDan();
    if (own.status >= 400) {
      dan = await ownerOf('own');
      own = await ofDan();
    }
    expect(`${own.status} ${own.text}`).not.toMatch(/^(400|404|5\d\d) /);
  });
});
