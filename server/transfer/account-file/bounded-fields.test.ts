import { expect, it } from 'vitest';
import { unboundedFields } from '#tests/support/accounts/unbounded-fields.ts';
import * as nights from './file-night-schema.ts';
import * as schema from './file-schema.ts';

it.each(Object.entries({ ...schema, ...nights }))(
  'all fields of an account file entry are bounded: %s',
  (name, entry) => {
    expect(unboundedFields(entry, name)).toEqual([]);
  },
);
