import { isForHeads } from './candidate.ts';
import type { EveningReason } from './evening-reason.ts';
import type { Evening } from './evening.ts';
import type { GameAtTable } from './game-at-table.ts';
import { headsOf, type Party } from './party.ts';
import { canBeginEarly, type Role } from './roles.ts';

const LONG_AGO_DAYS = 90;
const DAY_MS = 86_400_000;
const TOLD_RATING = 4;

/** Why these parties play this game, what tells most first. `role` is its place in the evening, where it has one. */
export function reasonsAtTable(
  game: GameAtTable,
  parties: readonly Party[],
  { now, maybeHeads }: Pick<Evening, 'now' | 'maybeHeads'>,
  role?: Role,
): EveningReason[] {
  const { candidate, wantedBy } = game;
  const heads = headsOf(parties);
  const reasons: (EveningReason | null)[] = [
    fitReason(game, heads),
    wantedBy.length > 0 ? { code: 'wanted', count: wantedBy.length, of: parties.length } : null,
    { code: candidate.minutesLearned ? 'own_minutes' : 'box_minutes', minutes: candidate.minutes },
    explainingReason(game),
    bringingReason(game, parties),
    maybeHeads > 0 && isForHeads(candidate, heads + maybeHeads)
      ? { code: 'seats_maybes', heads: heads + maybeHeads }
      : null,
    role === 'opener' && canBeginEarly(candidate, heads) ? { code: 'begins_early' } : null,
    restReason(candidate.lastPlayedAt, now),
    candidate.rating >= TOLD_RATING ? { code: 'rating', rating: candidate.rating } : null,
  ];
  return reasons.filter((reason) => reason !== null);
}

function fitReason({ candidate }: GameAtTable, heads: number): EveningReason {
  if (candidate.bestPlayers.includes(heads)) return { code: 'best_with', heads };
  return { code: candidate.recommendedPlayers.includes(heads) ? 'good_with' : 'seats', heads };
}

function explainingReason({ explanation: { by, minutes, fromRules } }: GameAtTable): EveningReason {
  if (!by) return { code: 'all_know' };
  return { code: fromRules ? 'from_the_rules' : 'teacher', name: by.name, minutes };
}

/** Of a game that is not the host's own. */
function bringingReason({ candidate: { source } }: GameAtTable, parties: readonly Party[]): EveningReason | null {
  const bringer = source.kind === 'host_shelf' ? undefined : parties.find(({ id }) => id === source.by);
  return bringer ? { code: 'brings', name: bringer.name } : null;
}

function restReason(lastPlayedAt: Date | null, now: Date): EveningReason | null {
  if (!lastPlayedAt) return { code: 'never_played' };
  const days = (now.getTime() - lastPlayedAt.getTime()) / DAY_MS;
  return days >= LONG_AGO_DAYS ? { code: 'long_ago', lastPlayedAt } : null;
}
