import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { newTemplate, type EventTemplate } from '#shared/nights/templates-contract.ts';
import { DEFAULT_BANNER_COLOR, DEFAULT_DAYS_AHEAD, DEFAULT_EVENT_MINUTES } from '#shared/limits/limits.ts';
import { readAddressList } from '../groups/address-list.ts';
import { companionsText, typedCompanions } from '../parts/companions-text.ts';
import { wishFields } from '#shared/nights/event-fields.ts';
import { headsError } from '#shared/nights/date-polls/heads-error.ts';
import { repeatErrors } from '#shared/nights/repeat-errors.ts';
import { LAST_WEEK, monthWeeksOf } from '#shared/time/repeating-nights.ts';
import { language } from '#client/lib/words/language.ts';
import { t } from '#client/nights/words/words.ts';

const { shape } = newTemplate;
const textOrNull = z.transform((text: string) => (text === '' ? null : text));
const numberOrNull = z.transform((text: string) => (text === '' ? null : Number(text)));
/** A template whose nights have one date. */
const ONE_DATE = '1';
const wholeNumber = z.transform((text: string) => Number(text));

/** The error of the list of regulars; null if it is valid. */
function regularsProblem(text: string): string | null {
  const { good, bad } = readAddressList(text);
  if (bad[0]) return [t('"{text}": {problem}.', bad[0]), t('Please correct or remove it.')].join(' ');
  return z.safeParse(shape.attendees, good).error?.issues[0]?.message ?? null;
}

/** The form of a template. */
export const templateForm = z.pipe(
  z.object({
    name: shape.name,
    eventType: shape.eventType.def.innerType,
    description: shape.description,
    customMessage: shape.customMessage,
    location: shape.location,
    bannerColor: shape.bannerColor.def.innerType,
    requiresApproval: z.boolean(),
    isPublic: z.boolean(),
    time: z.pipe(textOrNull, shape.time.def.innerType),
    timeZone: shape.timeZone.def.innerType,
    durationMinutes: z.pipe(wholeNumber, shape.durationMinutes.def.innerType),
    maxAttendees: z.pipe(numberOrNull, shape.maxAttendees.def.innerType),
    maxCompanions: typedCompanions,
    showsPlace: z.boolean(),
    showsGuests: z.boolean(),
    guestLanguage: shape.guestLanguage.def.innerType,
    ...wishFields,
    allowsComments: z.boolean(),
    groupId: shape.groupId.def.innerType,
    attendees: z.pipe(
      z.string().check(
        z.refine((text) => regularsProblem(text) === null, {
          error: ({ input }) => regularsProblem(String(input)) ?? '',
        }),
      ),
      z.transform((text: string) => readAddressList(text).good),
    ),
    gameIds: z.array(z.int()),
    repeat: shape.repeat.def.innerType,
    nextDate: z.pipe(textOrNull, shape.nextDate.def.innerType),
    monthWeek: z.pipe(numberOrNull, shape.monthWeek.def.innerType),
    daysAhead: z.pipe(wholeNumber, shape.daysAhead.def.innerType),
    pollDates: z.string(),
    answerDays: z.string(),
    minHeads: z.string(),
    settlesItself: z.boolean(),
    showsGames: z.boolean(),
  }),
  z.transform(({ pollDates, answerDays, minHeads, settlesItself, showsGames, ...fields }, context) => {
    const datePoll =
      pollDates === ONE_DATE
        ? null
        : {
            dates: Number(pollDates),
            answerDays: Number(answerDays),
            minHeads: minHeads.trim() === '' ? null : Number(minHeads),
            settlesItself,
            showsGames,
          };
    const settled = { ...fields, monthWeek: weekFor(fields), datePoll };
    for (const { path, message } of z.safeParse(shape.datePoll.def.innerType, datePoll).error?.issues ?? [])
      context.issues.push({ code: 'custom', path: [String(path[0])], message, input: fields });
    const unseated = headsError(datePoll?.minHeads ?? null, fields.maxAttendees);
    if (unseated !== null)
      context.issues.push({ code: 'custom', path: ['minHeads'], message: unseated, input: fields });
    if (datePoll && fields.repeat !== 'never' && datePoll.answerDays >= fields.daysAhead)
      context.issues.push({
        code: 'custom',
        path: ['answerDays'],
        message: t('The night is created after that deadline. Create it earlier, or choose a later deadline.'),
        input: fields,
      });
    for (const [name, message] of Object.entries(repeatErrors(settled) ?? {}))
      context.issues.push({ code: 'custom', path: [name], message, input: fields });
    return settled;
  }),
);

/** The week of the month, corrected to one that matches the date. */
export function weekFor({
  repeat,
  nextDate,
  monthWeek,
}: {
  repeat: EventTemplate['repeat'];
  nextDate: string | null;
  monthWeek: number | null;
}): number | null {
  if (repeat !== 'monthly' || nextDate === null) return null;
  const weeks = monthWeeksOf(nextDate);
  return weeks.find((week) => week === monthWeek) ?? weeks[0] ?? LAST_WEEK;
}

/** The form's input values. */
export type TemplateFields = z.input<typeof templateForm>;
export type WrittenTemplate = z.output<typeof templateForm>;
export type TemplateForm = UseFormReturn<TemplateFields, unknown, WrittenTemplate>;

/** @param timeZone of the owner */
export const emptyTemplate = (timeZone: string): TemplateFields => ({
  name: '',
  eventType: 'game_night',
  description: '',
  customMessage: '',
  location: '',
  bannerColor: DEFAULT_BANNER_COLOR,
  requiresApproval: false,
  isPublic: false,
  time: '19:00',
  timeZone,
  durationMinutes: String(DEFAULT_EVENT_MINUTES),
  maxAttendees: '',
  maxCompanions: '',
  showsPlace: true,
  showsGuests: true,
  guestLanguage: language,
  preferredWeight: 'mixed',
  youngestAge: null,
  hasNewcomers: false,
  allowsComments: false,
  groupId: null,
  attendees: '',
  gameIds: [],
  repeat: 'never',
  nextDate: '',
  monthWeek: '',
  daysAhead: String(DEFAULT_DAYS_AHEAD),
  pollDates: ONE_DATE,
  answerDays: '2',
  minHeads: '',
  settlesItself: true,
  showsGames: true,
});

/** In the format of mail programs. */
const addressText = ({ email, name }: { email: string; name: string | null }): string =>
  name === null ? email : `"${name.replaceAll(/["\\]/g, '\\$&')}" <${email}>`;

/** The field values of an existing template. */
export const fieldsOf = (template: EventTemplate): TemplateFields => ({
  name: template.name,
  eventType: template.eventType,
  description: template.description ?? '',
  customMessage: template.customMessage ?? '',
  location: template.location ?? '',
  bannerColor: template.bannerColor,
  requiresApproval: template.requiresApproval,
  isPublic: template.isPublic,
  time: template.time ?? '',
  timeZone: template.timeZone,
  durationMinutes: String(template.durationMinutes),
  maxAttendees: template.maxAttendees === null ? '' : String(template.maxAttendees),
  maxCompanions: companionsText(template.maxCompanions),
  showsPlace: template.showsPlace,
  showsGuests: template.showsGuests,
  guestLanguage: template.guestLanguage,
  preferredWeight: template.preferredWeight,
  youngestAge: template.youngestAge,
  hasNewcomers: template.hasNewcomers,
  allowsComments: template.allowsComments,
  groupId: template.groupId,
  attendees: template.attendees.map(addressText).join('\n'),
  gameIds: template.gameIds,
  repeat: template.repeat,
  nextDate: template.nextDate ?? '',
  monthWeek: template.monthWeek === null ? '' : String(template.monthWeek),
  daysAhead: String(template.daysAhead),
  pollDates: template.datePoll ? String(template.datePoll.dates) : ONE_DATE,
  answerDays: String(template.datePoll?.answerDays ?? 2),
  minHeads: template.datePoll?.minHeads ? String(template.datePoll.minHeads) : '',
  settlesItself: template.datePoll?.settlesItself ?? true,
  showsGames: template.datePoll?.showsGames ?? true,
});

/** The template as entered so far, to describe the effect of saving. */
export const nightSoFar = (fields: TemplateFields) => {
  const nextDate = fields.nextDate || null;
  const { repeat, timeZone } = fields;
  const monthWeek = weekFor({ repeat, nextDate, monthWeek: Number(fields.monthWeek) || null });
  return {
    repeat,
    timeZone,
    nextDate,
    monthWeek,
    time: fields.time || null,
    daysAhead: Number(fields.daysAhead),
    dates: Number(fields.pollDates),
  };
};
