import type { NewPlayer, NewTournament, Tournament } from '#shared/tournaments/tournament-contract.ts';
import { inSeedOrder } from '#shared/tournaments/seeds.ts';
import { nameKey } from '#shared/text/person-name.ts';
import { type AttendeeRow, attendeesOf, type EventRow } from '#server/nights/service.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { t } from '#server/platform/words/words.ts';

/** Stands for an attendee who has no name, if they are taken off the list of the night. */
const NAMELESS = 'A guest';

const refused = (field: string, error: string) => new Refusal('invalid_request', { fields: { [field]: error } });

/** The rows of new players, who come or are names. @throws Refusal invalid_request naming `field` */
export async function playerRows(
  tx: Transaction,
  event: EventRow,
  players: readonly NewPlayer[],
  field: 'players' | 'name',
): Promise<{ attendeeId: number | null; name: string }[]> {
  const list = await attendeesOf(tx, event.id);
  const coming = new Map(list.filter(isComing).map((attendee) => [attendee.id, attendee]));
  const rows = players.map(({ attendeeId, name }) => {
    if (attendeeId === null) return { attendeeId, name: name ?? NAMELESS };
    const attendee = coming.get(attendeeId);
    if (!attendee) throw refused(field, t('Please choose only guests who accepted, and yourself'));
    return { attendeeId, name: attendee.name ?? NAMELESS };
  });
  return rows;
}

const isComing = ({ status, awaitsApproval }: AttendeeRow): boolean => status === 'accepted' && !awaitsApproval;

/** @throws Refusal invalid_request for somebody who is there twice, naming `field` */
export function refuseTwice(
  players: readonly { attendeeId: number | null; name: string }[],
  field: 'players' | 'name',
): void {
  const ids = players.flatMap(({ attendeeId }) => attendeeId ?? []);
  if (new Set(ids).size < ids.length) throw refused(field, t('Please choose everybody only once'));
  const names = new Set<string>();
  for (const { name } of players) {
    const key = nameKey(name);
    if (names.has(key) && name !== NAMELESS)
      throw refused(field, t('There are two players called {name}. Please write one of the names otherwise', { name }));
    names.add(key);
  }
}

/** With their seeds: as listed, or by lot. */
export const seeded = <P extends { attendeeId: number | null; name: string }>(
  players: readonly P[],
  { seeding }: Pick<NewTournament, 'seeding'>,
  lot: number,
): (P & { seed: number })[] =>
  inSeedOrder(players, seeding, lot, ({ attendeeId, name }) => (attendeeId === null ? name : String(attendeeId))).map(
    (player, place) => ({ ...player, seed: place + 1 }),
  );

/** A late joiner is the last seed. */
export const lastSeed = ({ players }: Pick<Tournament, 'players'>): number =>
  players.reduce((last, { seed }) => Math.max(last, seed), 0) + 1;
