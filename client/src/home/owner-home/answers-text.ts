import { listText } from '#shared/text/list-text.ts';
import type { HomeNight } from '#shared/home/home-contract.ts';
import type { AttendeeStatus } from '#shared/enums.ts';
import { t } from '#client/home/words/words.ts';

const MAX_NAMES = 2;

const SAYS: Record<Exclude<AttendeeStatus, 'accepted'>, (names: string, count: number) => string> = {
  maybe: (names, count) => t('{count, plural, one {{names} says maybe} other {{names} say maybe}}', { names, count }),
  invited: (names, count) =>
    t('{count, plural, one {{names} has not answered} other {{names} have not answered}}', { names, count }),
  declined: (names, count) => t('{count, plural, one {{names} cannot} other {{names} cannot}}', { names, count }),
};

/** '4 are in, Tom says maybe, 1 is on the waitlist, 2 are not invited yet.' Those who are in include companions and the host. */
export function answersText({ heads, people, answers }: Pick<HomeNight, 'heads' | 'people' | 'answers'>): string {
  const parts = [heads === 1 ? t('You are in') : t('{count} are in', { count: heads })];
  for (const status of ['maybe', 'invited', 'declined'] as const) {
    const count = answers[status];
    if (count === 0) continue;
    const names = people.filter((one) => one.status === status).map(({ name }) => name);
    // Long lists name only the first.
    const words = count > MAX_NAMES || names.length < count ? String(count) : listText(names);
    parts.push(SAYS[status](words, count));
  }
  if (answers.inLine > 0)
    parts.push(
      t('{count, plural, one {# is on the waitlist} other {# are on the waitlist}}', { count: answers.inLine }),
    );
  if (answers.asking > 0)
    parts.push(t('{count, plural, one {# asks to come} other {# ask to come}}', { count: answers.asking }));
  if (answers.uninvited > 0)
    parts.push(
      t('{count, plural, one {# is not invited yet} other {# are not invited yet}}', { count: answers.uninvited }),
    );
  return `${parts.join(', ')}.`;
}
