import { dueMail, overdueMail } from '#server/copies/service.ts';
import type { MailSample } from './mail-sample.ts';

const TODAY = '2026-11-24';

/** The mails about loans. @param scale games and names: few, or many long ones */
export function loanSamples(
  { games, players }: { games: readonly string[]; players: readonly string[] },
  links: { lent: string; stop: string },
): MailSample[] {
  const loans = games.map((title, place) => ({
    title,
    direction: place === 1 ? ('borrowed' as const) : ('lent' as const),
    personName: players[place] ?? 'Ben',
    since: '2026-10-24',
    until: '2026-11-22',
  }));
  const owner = { name: players.at(-1) ?? null, email: 'maya@example.org', stop: links.stop };
  return [
    { name: 'loan-overdue', mail: overdueMail('maya@example.org', loans, links, TODAY) },
    { name: 'loan-due', mail: dueMail('ben@example.org', loans, owner, TODAY) },
  ];
}
