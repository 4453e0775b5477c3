import { expect, test } from 'vitest';
import { saved } from './messages.ts';

const member = (id: number) => ({ id, email: `g${id}@example.org`, name: null, sharesShelf: false });
const group = (people: number) => ({
  id: 1,
  name: 'Fridays',
  hasLadder: false,
  members: Array.from({ length: people }, (_, id) => member(id)),
  createdAt: new Date(),
});

test('the message of a saved group says how many people did not fit', () => {
  expect(saved(group(1)).description).toBe('Fridays has 1 person.');
  expect(saved(group(100), 1).description).toBe('Fridays has 100 people, as many as fit. 1 guest was left out.');
  expect(saved(group(100), 20).description).toBe('Fridays has 100 people, as many as fit. 20 guests were left out.');
});
