import type { HomeNight } from '#shared/home/home-contract.ts';
import type { AttendeeStatus } from '#shared/enums.ts';

const MAX_NAMES = 2;

const SAYS: Record<Exclude<AttendeeStatus, 'accepted'>, (names: string, several: boolean) => string> = {
  maybe: (names, several) => `${names} ${several ? 'say' : 'says'} maybe`,
  invited: (names, several) => `${names} ${several ? 'have' : 'has'} not answered`,
  declined: (names) => `${names} cannot`,
};

/** '4 are in, Tom says maybe, 1 is on the waitlist, 2 are not invited yet.' Those who are in include companions and the host. */
export function answersText({ heads, people, answers }: Pick<HomeNight, 'heads' | 'people' | 'answers'>): string {
  const parts = [heads === 1 ? 'You are in' : `${heads} are in`];
  for (const status of ['maybe', 'invited', 'declined'] as const) {
    const count = answers[status];
    if (count === 0) continue;
    const names = people.filter((one) => one.status === status).map(({ name }) => name);
    // Long lists name only the first.
    const words = count > MAX_NAMES || names.length < count ? String(count) : names.join(' and ');
    parts.push(SAYS[status](words, count > 1));
  }
  if (answers.inLine > 0) parts.push(`${answers.inLine} ${answers.inLine === 1 ? 'is' : 'are'} on the waitlist`);
  if (answers.asking > 0) parts.push(`${answers.asking} ${answers.asking === 1 ? 'asks' : 'ask'} to come`);
  if (answers.uninvited > 0)
    parts.push(answers.uninvited === 1 ? '1 is not invited yet' : `${answers.uninvited} are not invited yet`);
  return `${parts.join(', ')}.`;
}
