import { voteWeightText } from '#shared/nights/ballot.ts';
import { reasonLine } from '#shared/evening/reason-line.ts';
import type { Evening } from '#shared/evening/evening.ts';
import { planLineUp } from '#server/evening/line-up.ts';
import { roleText } from '#shared/evening/roles.ts';
import { comparisonText, hostExplainsText, oneOrTwoTables, type SeatedTable } from '#server/evening/two-tables.ts';
import { anotherGame, mainOf } from '../rows/another-game.ts';
import { demoEvening } from './demo-evening.ts';

type Answer = ReturnType<typeof planLineUp>;

/** The blocks of docs/what-shall-we-play.md on the demo owner's night, by name. */
export async function workedBlocks(): Promise<Record<string, string>> {
  const six = await demoEvening();
  const withoutElif = { ...six, parties: six.parties.filter(({ name }) => name !== 'Elif') };
  const withColleagues = {
    ...six,
    parties: six.parties.map((party) => (party.name === 'Noor' ? { ...party, heads: 8 } : party)),
  };
  const proposal = planLineUp(six);
  return {
    ballots: ballotsOf(six),
    'six people': describeAnswer(proposal),
    'another main game': proposal.fits
      ? describeAnswer(planLineUp(six, anotherGame(proposal.lineUp, mainOf(proposal.lineUp))))
      : '',
    'without Elif': describeAnswer(planLineUp(withoutElif)),
    'thirteen people': describeAnswer(planLineUp(withColleagues)),
    'two tables': tablesOf(six),
  };
}

const BLOCK = /(<!-- ([^\n]+) -->\n\n```text\n)[^`]*(```)/g;

/** The document with its blocks updated to the present rules. */
export const withBlocks = (text: string, blocks: Record<string, string>): string =>
  text.replace(
    BLOCK,
    (_all, before: string, name: string, after: string) => `${before}${blocks[name] ?? ''}\n${after}`,
  );

/** The names of a document's blocks. */
export const blocksIn = (text: string): string[] => [...text.matchAll(BLOCK)].map(([, , name = '']) => name);

function ballotsOf({ parties, candidates }: Evening): string {
  const titles = (says: (game: Evening['candidates'][number]) => boolean) =>
    candidates
      .filter(says)
      .map(({ title }) => title)
      .join(', ');
  const lines = parties.map(({ id, name }) => {
    const wants = titles(({ approvals }) => approvals.some(({ voterId }) => voterId === id));
    const teaches = titles(({ teachers }) => teachers.includes(id));
    const vetoes = titles(({ vetoedBy }) => vetoedBy.includes(id));
    const brings = titles(({ source }) => source.kind === 'brought' && source.by === id);
    return [
      `${name} wants ${wants}`,
      ...(teaches ? [`can teach ${teaches}`] : []),
      ...(brings ? [`brings ${brings}`] : []),
      ...(vetoes ? [`vetoes ${vetoes}`] : []),
    ].join('; ');
  });
  const sixths = new Map(candidates.flatMap(({ approvals }) => approvals.map((vote) => [vote.voterId, vote.sixths])));
  const weights = parties.flatMap(({ id, name }) => voteWeightText(name, sixths.get(id) ?? 0) ?? []);
  return [...lines, ...weights].join('\n');
}

function describeAnswer(answer: Answer): string {
  if (!answer.fits) return ['Nothing fits.', ...answer.suggestions].join('\n');
  const { games, minutes, minutesLeft, missing, reserve, served } = answer.lineUp;
  const titleOf = (id: number) => games.find(({ candidate }) => candidate.id === id)?.candidate.title ?? '';
  return [
    ...games.flatMap((game) => [
      `${clock(game.startsAfter)} ${roleText(game.role, 6)}: ${game.candidate.title}, ${game.minutes} minutes`,
      `     ${reasonLine(game.reasons)}`,
    ]),
    `${clock(minutes)} The end, ${minutesLeft} minutes early. ${served.count} of ${served.of} voters get a game of theirs.`,
    ...(missing ? [`     ${missing}`] : []),
    ...reserve.map(
      ({ candidate, replaces, reasons }) =>
        `     In reserve: ${candidate.title}, in place of ${replaces.map(titleOf).join(' and ') || 'nothing'}. ${reasonLine(reasons)}`,
    ),
  ].join('\n');
}

function tablesOf(evening: Evening): string {
  const answer = oneOrTwoTables(evening);
  const line = ({ game, parties, second }: SeatedTable) => [
    `${game.candidate.title}, ${game.minutes} minutes: ${parties.map(({ name }) => name).join(', ')}`,
    `     ${reasonLine(game.reasons)}`,
    ...(second
      ? [
          `     Until the others have finished: ${second.candidate.title}, ${second.minutes} minutes. ${reasonLine(second.reasons)}`,
        ]
      : []),
  ];
  return [
    comparisonText(answer),
    ...(answer.two.fits
      ? [hostExplainsText(answer.two.twoTables) ?? [], answer.two.twoTables.tables.flatMap(line)].flat()
      : []),
    'For all at one table:',
    ...(answer.one ? line(answer.one) : []),
  ].join('\n');
}

/** 107 minutes become '1:47'. */
const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
