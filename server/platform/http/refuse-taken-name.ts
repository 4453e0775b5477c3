import type { RefusalCode } from '#shared/refusals.ts';
import { violatedUniqueIndex } from '#server/platform/database/database-errors.ts';
import { Refusal } from './refusal.ts';

interface TakenName {
  /** The unique index of names. */
  index: string;
  code: RefusalCode;
  /** Says what to do next; names the field `name`. */
  message: string;
}

/** Runs a write of a name that is unique for its owner. @throws Refusal `code` if the name is taken */
export async function refuseTakenName<T>({ index, code, message }: TakenName, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedUniqueIndex(error) !== index) throw error;
    throw new Refusal(code, { message, fields: { name: message } });
  }
}
