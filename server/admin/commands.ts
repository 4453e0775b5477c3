import { sql } from 'drizzle-orm';
import { actText } from '#shared/admin/act-text.ts';
import type { AdminPerson } from '#shared/admin/people-contract.ts';
import { REPORT_LABELS } from '#shared/accounts/report-labels.ts';
import { MAIL_STATES, PLANS } from '#shared/enums.ts';
import { PLAN_NAMES } from '#shared/limits/plan-limits.ts';
import { users } from '#shared/schema/users.ts';
import type { BillingServices } from '#server/plans/service.ts';
import type { Database } from '#server/platform/database/database.ts';
import { oneLine } from '#server/platform/mails/one-line.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';
import { listActs } from './acts-store.ts';
import * as mails from './mails-service.ts';
import * as people from './people-service.ts';
import { listReports, setReportClosed } from './reports-service.ts';
import { t } from '#server/platform/words/words.ts';

type CommandServices = BillingServices & Pick<Services, 'environment'>;

/** What stands behind the name of a command. */
export interface Commanded {
  words: readonly string[];
  until: string | undefined;
  yes: boolean;
}

interface Command {
  /** What is wrong with the words; null if nothing is. */
  problem: (given: Commanded) => string | null;
  /** Returns the lines to print. */
  run: (services: CommandServices, given: Commanded) => Promise<readonly string[]>;
}

/** The audit names no administrator for what a command did. */
const BY = null;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string): boolean =>
  DAY.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
const ID = /^[1-9]\d{0,14}$/;

const wants =
  (most: number, least = most) =>
  (given: Commanded) =>
    given.words.length < least ? 'A word is missing.' : given.words.length > most ? 'There is a word too many.' : null;
const wantsId = (given: Commanded) => wants(1)(given) ?? (ID.test(given.words[0] ?? '') ? null : 'ID is a number.');
const isOneOf = (words: readonly string[], word: string | undefined) =>
  word === undefined || words.includes(word) ? null : `'${word}' is none of ${words.join(', ')}.`;

/** @throws Refusal not_found if no account has this address */
async function idOf(db: Database, address: string | undefined): Promise<number> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.email} = lower(${address ?? ''})`);
  if (!row)
    throw new Refusal('not_found', {
      message: t('There is no account with the address {address}.', { address: address ?? '' }),
    });
  return row.id;
}

const day = (at: Date | null): string => at?.toISOString().slice(0, 10) ?? '-';

const personLine = (person: AdminPerson): string =>
  [
    person.email ?? `account ${person.id}`,
    person.name ?? '(no name)',
    PLAN_NAMES[person.plan],
    `${person.games} games, ${person.plays} plays, ${person.nights} nights`,
    `since ${day(person.createdAt)}, seen ${day(person.lastSeen)}`,
    ...(person.disabledAt ? [`disabled ${day(person.disabledAt)}`] : []),
  ].join(' | ');

/** One command of `npm run admin`, by its name. */
export const COMMANDS: Record<string, Command> = {
  people: {
    problem: wants(1, 0),
    run: async (services, { words: [search = ''] }) => {
      const { people: rows, total } = await people.listPeople(services, {
        page: 1,
        search,
        kind: 'all',
        sort: 'newest',
      });
      return [...rows.map(personLine), `${rows.length} of ${total}`];
    },
  },
  show: {
    problem: wants(1),
    run: async (services, { words: [address] }) => {
      const person = await people.getPerson(services, await idOf(services.db, address));
      return [personLine(person), ...person.acts.map((act) => `${day(act.at)} ${actText(act)}`)];
    },
  },
  plan: {
    problem: (given) =>
      wants(2)(given) ??
      isOneOf(PLANS, given.words[1]) ??
      (given.until === undefined || isDay(given.until) ? null : '--until is a day such as 2027-01-31.'),
    run: async (services, { words: [address, word], until }) => {
      const plan = PLANS.find((one) => one === word) ?? 'free';
      const end = until === undefined ? null : new Date(`${until}T23:59:59Z`);
      return [personLine(await people.givePlan(services, BY, await idOf(services.db, address), { plan, until: end }))];
    },
  },
  disable: { problem: wants(1), run: (services, { words }) => setDisabled(services, words[0], true) },
  enable: { problem: wants(1), run: (services, { words }) => setDisabled(services, words[0], false) },
  delete: {
    problem: (given) => wants(1)(given) ?? (given.yes ? null : 'Deleting is for good: add --yes.'),
    run: async (services, { words: [address = ''] }) => {
      await people.deletePerson(services, BY, await idOf(services.db, address), address);
      return [`Deleted ${address}.`];
    },
  },
  mails: {
    problem: (given) => wants(1, 0)(given) ?? isOneOf(MAIL_STATES, given.words[0]),
    run: async ({ db }, { words: [word] }) => {
      const state = MAIL_STATES.find((one) => one === word) ?? 'failed';
      const { mails: rows, total } = await mails.listMails(db, { page: 1, state, address: '' });
      const lines = rows.map((mail) =>
        [mail.id, mail.kind, mail.to, `for ${mail.account?.email ?? 'nobody'}`, mail.problem ?? ''].join(' | '),
      );
      return [...lines, `${rows.length} of ${total} ${state}`];
    },
  },
  'send-again': {
    problem: wantsId,
    run: async ({ db }, { words }) => {
      await mails.sendMailAgain(db, BY, Number(words[0]));
      return [`Mail ${words[0]} waits to be sent.`];
    },
  },
  'stop-mail': {
    problem: wantsId,
    run: async ({ db }, { words }) => {
      await mails.stopMail(db, BY, Number(words[0]));
      return [`Mail ${words[0]} is stopped.`];
    },
  },
  reports: {
    problem: wants(0),
    run: async ({ db }) => {
      const { reports, total } = await listReports(db, 1);
      const lines = reports.map(({ id, closedAt, createdAt, account, reason, words, contact, moreReports }) =>
        [
          id,
          closedAt ? 'closed' : 'open',
          day(createdAt),
          account.email,
          REPORT_LABELS[reason],
          oneLine(words),
          contact ?? 'no answer wanted',
          ...(moreReports > 0 ? [`and ${moreReports} more, not kept`] : []),
        ].join(' | '),
      );
      return [...lines, `${reports.length} of ${total}`];
    },
  },
  'close-report': {
    problem: wantsId,
    run: async ({ db }, { words }) => {
      await setReportClosed(db, BY, Number(words[0]), true);
      return [`Report ${words[0]} is closed.`];
    },
  },
  audit: {
    problem: wants(0),
    run: async ({ db }) => (await listActs(db, 1)).acts.map((act) => `${act.at.toISOString()} ${actText(act)}`),
  },
};

async function setDisabled(services: CommandServices, address: string | undefined, disabled: boolean) {
  const person = await people.setDisabled(services, BY, await idOf(services.db, address), disabled);
  return [personLine(person), ...(person.paymentsProblem === null ? [] : [person.paymentsProblem])];
}
