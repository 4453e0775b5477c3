import type { HomeNight } from '#shared/contracts/home.ts';
import type { AttendeeStatus } from '#shared/enums.ts';

const NAMED_AT_MOST = 2;

const SAYS: Record<Exclude<AttendeeStatus, 'accepted'>, (names: string, several: boolean) => string> = {
  maybe: (names, several) => `${names} ${several ? 'say' : 'says'} maybe`,
  invited: (names, several) => `${names} ${several ? 'have' : 'has'} not answered`,
  declined: (names) => `${names} cannot`,
};

/** 'Four are in, Tom says maybe, Elif has not answered.' Heads count companions and the host. */
export function answersText({ heads, people }: Pick<HomeNight, 'heads' | 'people'>): string {
  const parts = [heads === 1 ? 'You are in' : `${heads} are in`];
  for (const status of ['maybe', 'invited', 'declined'] as const) {
    const names = people.filter((one) => one.status === status).map(({ name }) => name);
    if (names.length === 0) continue;
    const words = names.length > NAMED_AT_MOST ? String(names.length) : names.join(' and ');
    parts.push(SAYS[status](words, names.length > 1));
  }
  return `${parts.join(', ')}.`;
}
