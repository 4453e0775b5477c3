import { Encrypter } from 'age-encryption';
import * as z from 'zod';
import { optional, readableFile, withDefault } from './variables.ts';

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const MINUTES_OF_0330 = 210;

/** 'HH:MM' as minutes after midnight. */
const timeOfDay = z.string().transform((text, context): number => {
  const [, hours, minutes] = TIME.exec(text) ?? [];
  if (hours !== undefined && minutes !== undefined) return 60 * Number(hours) + Number(minutes);
  context.addIssue({ code: 'custom', message: 'must be a time of day in UTC, such as 03:30' });
  return z.NEVER;
});

const isRecipient = (text: string): boolean => {
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
};

const RECIPIENT = 'must be an age recipient, which begins with age1 (`age-keygen` prints it as the public key)';
const SECRET =
  'is the secret part; set the recipient, which begins with age1, and keep the secret away from this server';

/** The variables of scheduled backups. */
export const backupVariables = {
  BACKUP_FOLDER: optional(z.string()),
  BACKUP_KEY: optional(
    z
      .string()
      .refine((text) => !text.startsWith('AGE-SECRET-KEY-'), { error: SECRET, abort: true })
      .refine(isRecipient, RECIPIENT),
  ),
  BACKUP_IDENTITY: optional(readableFile),
  BACKUP_AT: withDefault(timeOfDay, MINUTES_OF_0330),
  BACKUP_DRILLS: withDefault(z.enum(['on', 'off'], 'must be on or off'), 'on'),
};
