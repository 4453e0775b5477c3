import type { ImportedCopy, OwnCopy } from '#shared/schema/imported-game.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';

export const NO_COPY: Required<ImportedCopy> = {
  edition: null,
  language: null,
  pricePaid: null,
  priceCurrency: null,
  acquiredOn: null,
  acquiredFrom: null,
  place: null,
  condition: null,
  notes: null,
  barcode: null,
};
export const COPY_FACTS = Object.keys(NO_COPY) as (keyof ImportedCopy)[];

/** The part of a copy that files contain. */
export const factsOfCopy = (copy: ImportedCopy): ImportedCopy =>
  Object.fromEntries(COPY_FACTS.map((fact) => [fact, copy[fact]])) as unknown as ImportedCopy;

/** Whether two copies have the same description. */
export const isSameCopy = (a: ImportedCopy, b: ImportedCopy): boolean =>
  COPY_FACTS.every((fact) => (a[fact] ?? null) === (b[fact] ?? null));

/** Whether a copy still has everything in a file's description. */
const covers = (copy: ImportedCopy, imported: ImportedCopy): boolean =>
  COPY_FACTS.every((fact) => (imported[fact] ?? null) === null || copy[fact] === imported[fact]);

const contradicts = (copy: ImportedCopy, imported: ImportedCopy): boolean =>
  COPY_FACTS.some(
    (fact) => (copy[fact] ?? null) !== null && (imported[fact] ?? null) !== null && copy[fact] !== imported[fact],
  );

/** Takes over new values of the file; the owner's values, and those that the file leaves empty, stay. */
function filled(copy: OwnCopy, before: ImportedCopy, imported: ImportedCopy): OwnCopy {
  const after = { ...copy };
  for (const fact of COPY_FACTS) {
    const isOurs = (copy[fact] ?? null) !== null && copy[fact] !== before[fact];
    if ((imported[fact] ?? null) !== null && !isOurs) Object.assign(after, { [fact]: imported[fact] });
  }
  return after.pricePaid === null ? { ...after, priceCurrency: null } : after;
}

/**
 * Three-way merge of the owner's copies of a game, those of the last import and those of this file. A copy that is
 * unchanged in the file stays as the owner has it, also edited or removed; a changed one is updated; a further one
 * completes a copy that it does not contradict, or is added. Idempotent.
 */
export function mergeCopies(
  ours: readonly OwnCopy[],
  last: readonly ImportedCopy[],
  theirs: readonly ImportedCopy[],
): OwnCopy[] {
  const merged = [...ours];
  const taken = new Set<number>();
  const open = [...last];
  const unmatched = theirs.filter((imported) => {
    const known = open.findIndex((before) => isSameCopy(before, imported));
    if (known === -1) return true;
    open.splice(known, 1);
    const place = merged.findIndex((copy, at) => !taken.has(at) && covers(copy, imported));
    if (place !== -1) taken.add(place);
    return false;
  });
  for (const imported of unmatched) {
    const before = open.shift();
    const place = merged.findIndex(
      (copy, at) => !taken.has(at) && (before ? covers(copy, before) : !contradicts(copy, imported)),
    );
    const copy = merged[place];
    if (copy) merged[place] = filled(copy, before ?? NO_COPY, imported);
    // A copy of the last import that is not there any more was edited or removed by its owner.
    else if (!before && merged.length < STORAGE_LIMITS.copiesOfGame.most) merged.push(imported);
    else continue;
    taken.add(place === -1 ? merged.length - 1 : place);
  }
  return merged;
}
