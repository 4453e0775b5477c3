import * as z from 'zod';
import { clearableText, emailAddress, requiredText, timeZone as zone } from '#shared/contract/fields.ts';
import { DATE_ANSWERS, type DateAnswer, GUEST_NOTICES, REPORT_REASONS, RSVP_ANSWERS } from '#shared/enums.ts';
import {
  MAX_GUEST_NOTE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_NIGHT_COMMENT_LENGTH,
  MAX_PARTY_SIZE,
  MAX_REPORT_LENGTH,
  MAX_SHORT_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
} from '#shared/limits/limits.ts';
import { subscription } from '#shared/notices/notices-contract.ts';
import { companionNames } from '#shared/text/companions.ts';
import { canBeWrittenTo } from '#shared/text/guest-address.ts';
import { MAIL_PREFERENCES } from './stop-mails.ts';
import { t } from '#server/guests/words/words.ts';

/** Field values of a form as typed, to show again with errors. */
export type Typed = Record<string, string>;
/** Error messages by field. */
export type Errors = Record<string, string>;

const MAX_ALONG = MAX_PARTY_SIZE - 1;
/** For all names together. */
export const MAX_COMPANIONS_LENGTH = 1000;
const NO_ADDRESS = 'Please enter a valid email address';
const notSoMany = { error: () => t('Please enter a number from 0 to {most}', { most: MAX_ALONG }) };

/** Number of companions; blank is none. */
const along = z
  .string()
  .transform((text) => (text.trim() === '' ? 0 : Number(text)))
  .pipe(z.int(notSoMany).min(0, notSoMany).max(MAX_ALONG, notSoMany));

const companions = z.string().max(MAX_COMPANIONS_LENGTH).transform(companionNames);

/** A checkbox: browsers send it only if it is ticked. */
const ticked = z.optional(z.string()).transform((value) => value === 'yes');

/** The answer form of an invited guest. Missing fields stay unchanged. */
export const answerForm = z.object({
  status: z.enum(RSVP_ANSWERS, 'Please choose one of the three'),
  along: along.optional(),
  companions: companions.optional(),
  name: z.optional(clearableText(MAX_NAME_LENGTH)),
  arrival: z.optional(clearableText(MAX_SHORT_TEXT_LENGTH)),
  brings: z.optional(clearableText(MAX_TITLE_LENGTH)),
  guestNote: z.optional(clearableText(MAX_GUEST_NOTE_LENGTH)),
});
export type AnswerForm = z.output<typeof answerForm>;

/** A button for one of the three answers. */
export const statusForm = z.object({ say: z.enum(RSVP_ANSWERS) });

/** The IANA zone that the page's script wrote into a form; null without script. */
export const zoneIn = (typed: Typed): string | null => zone.safeParse(typed.timeZone).data ?? null;

/** The fields beside the answers to dates. Missing fields stay unchanged. */
export const datesForm = z.object({
  name: z.optional(clearableText(MAX_NAME_LENGTH)),
  along: along.optional(),
  companions: companions.optional(),
  dateNote: z.optional(clearableText(MAX_GUEST_NOTE_LENGTH)),
  shareNote: ticked,
  /** The buttons that answer all dates at once. */
  all: z.optional(z.enum(['yes', 'no'])),
});

/** The error of a form without any answer to a date. */
export const NO_DATE_ANSWERED = 'Please answer at least one date, or press “None of these”.';

const DATE_FIELD = /^d([1-9]\d{0,14})$/;

/** The chosen answers to dates, by option id; others are left out. */
export const datesIn = (typed: Typed): Map<number, DateAnswer> =>
  new Map(
    Object.entries(typed).flatMap(([field, value]) => {
      const id = DATE_FIELD.exec(field)?.[1];
      const answer = DATE_ANSWERS.find((one) => one === value);
      return id === undefined || answer === undefined ? [] : [[Number(id), answer] as const];
    }),
  );

/** The form of a newcomer. */
export const joinForm = z.object({
  name: requiredText(MAX_NAME_LENGTH, 'Please tell us your name'),
  email: z.union(
    [z.literal('').transform(() => null), emailAddress(NO_ADDRESS).check(z.refine(canBeWrittenTo, NO_ADDRESS))],
    {
      error: NO_ADDRESS,
    },
  ),
  along: along.default(0),
  companions: companions.default([]),
  dateNote: z.optional(clearableText(MAX_GUEST_NOTE_LENGTH)).transform((note) => note ?? null),
  shareNote: ticked,
  /** Generated with the form, so that a repeated submission counts once. */
  once: z.string().max(64).default(''),
});
export type JoinForm = z.output<typeof joinForm>;

/** Confirms that the address was entered by its owner, with everything that the page shows. */
export const confirmForm = z
  .object(joinForm.shape)
  .pick({ name: true, along: true, companions: true, dateNote: true, shareNote: true });
export type ConfirmForm = z.output<typeof confirmForm>;

const VOTE_FIELD = /^(want|teach)-(-?[1-9]\d{0,14})$/;
const GAME = /^-?[1-9]\d{0,14}$/;

/** The votes of a form: checkboxes for games wanted and taught, and at most one veto. */
export function votesIn(typed: Typed) {
  const gamesMarked = (word: string) =>
    Object.keys(typed).flatMap((field) => {
      const [, kind, number] = VOTE_FIELD.exec(field) ?? [];
      return kind === word ? [Number(number)] : [];
    });
  const veto = typed.veto ?? '';
  return { approves: gamesMarked('want'), teaches: gamesMarked('teach'), veto: GAME.test(veto) ? Number(veto) : null };
}

/** A comment on the night. */
export const commentForm = z.object({
  comment: requiredText(MAX_NIGHT_COMMENT_LENGTH, 'Please write something'),
});

/** The id of what a button takes away. */
export const dropForm = z.object({
  drop: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
});

export const mailsForm = z.object({ stop: z.enum(MAIL_PREFERENCES) });

/** What a browser gave to be told by, and what of; `kinds` are separated by spaces. */
export const noticesForm = z.object({
  ...subscription.shape,
  kinds: z
    .string()
    .transform((words) => [...new Set(words.split(' ').filter(Boolean))])
    .pipe(z.array(z.enum(GUEST_NOTICES)).min(1, 'Please choose at least one kind of notice.')),
  alsoMailed: ticked,
  quiet: ticked,
});
export type NoticesForm = z.output<typeof noticesForm>;

/** A browser that is told nothing more. */
export const stoppedDeviceForm = z.object({ endpoint: subscription.shape.endpoint });

/** What is wrong with a page, for the people who run the site. */
export const reportForm = z.object({
  reason: z.enum(REPORT_REASONS, 'Please choose one of the four'),
  words: requiredText(MAX_REPORT_LENGTH, 'Please say what is wrong'),
  contact: z.union([z.literal('').transform(() => null), emailAddress(NO_ADDRESS)], { error: NO_ADDRESS }),
});

/** Validates a form: returns its values, or error messages by field. */
export function readForm<S extends z.ZodType>(schema: S, typed: Typed): { read: z.output<S> } | { errors: Errors } {
  const parsed = schema.safeParse(typed);
  if (parsed.success) return { read: parsed.data };
  const errors: Errors = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0] ?? '')] ??= message;
  return { errors };
}

/** Form texts as typed: browsers send line breaks of text areas as CRLF. Answers to dates may be first letters. */
export const typedIn = (body: unknown): Typed =>
  Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).flatMap(([field, value]) =>
      typeof value === 'string' ? [[field, wholeAnswer(field, value).replaceAll('\r\n', '\n')]] : [],
    ),
  );

const wholeAnswer = (field: string, value: string): string =>
  (DATE_FIELD.test(field) && DATE_ANSWERS.find((answer) => answer.charAt(0) === value)) || value;
