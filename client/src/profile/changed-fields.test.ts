import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

const ROBIN = { firstName: 'Robin', lastName: null, organizationName: null, timeZone: 'Europe/Lisbon', language: null };

test('only fields that differ are sent, so that what changed in another tab meanwhile is not lost', () => {
  expect(changedFields(ROBIN, { firstName: 'Rob', lastName: '', timeZone: 'Europe/Lisbon' })).toEqual({
    firstName: 'Rob',
  });
  expect(changedFields(ROBIN, { firstName: '', lastName: 'Vale' })).toEqual({ firstName: '', lastName: 'Vale' });
  expect(changedFields(ROBIN, { firstName: 'Robin', lastName: '', organizationName: '' })).toEqual({});
});

test('a time zone that was never chosen is sent with the first change', () => {
  const nowhere = { ...ROBIN, timeZone: null };
  expect(changedFields(nowhere, { firstName: 'Robin', timeZone: 'UTC' })).toEqual({ timeZone: 'UTC' });
});
