import { addressLines } from './groups/address-lines.ts';
import { readAddressList } from './groups/address-list.ts';

export interface Addressed {
  email: string;
}

export interface Guest extends Addressed {
  name: string | null;
}

const keyOf = ({ email }: Addressed): string => email.toLowerCase();

/** The people whose address is not on a list. */
export function withoutListed<Person extends Addressed>(
  people: readonly Person[],
  listed: readonly Addressed[],
): Person[] {
  const known = new Set(listed.map(keyOf));
  return people.filter((one) => !known.has(keyOf(one)));
}

/** Whether all of these people are in the typed address list. */
export function includesAll(text: string, people: readonly Guest[]): boolean {
  const listed = new Set(readAddressList(text).good.map(keyOf));
  return people.length > 0 && people.every((one) => listed.has(keyOf(one)));
}

/** The list with these people added once; typed text stays. */
export function withPeople(text: string, people: readonly Guest[]): string {
  const listed = new Set(readAddressList(text).good.map(keyOf));
  const lines = addressLines(people.filter((one) => !listed.has(keyOf(one))));
  return [text.trimEnd(), lines].filter((part) => part !== '').join('\n');
}

/** The list without these people; invalid parts stay, to be corrected. */
export function withoutPeople(text: string, people: readonly Guest[]): string {
  const added = new Set(people.map(keyOf));
  const { good, bad } = readAddressList(text);
  const left = addressLines(good.filter((one) => !added.has(keyOf(one))));
  return [left, ...bad.map((piece) => piece.text)].filter((part) => part !== '').join('\n');
}
