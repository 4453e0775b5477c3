import { type Candidate, isForHeads, peopleWhoKnow } from '#shared/evening/candidate.ts';
import type { EveningReason } from '#shared/evening/evening-reason.ts';
import type { Evening } from '#shared/evening/evening.ts';
import type { GameAtTable } from '#shared/evening/game-at-table.ts';
import { headsOf, type Party } from '#shared/evening/party.ts';
import { canBeginEarly, type Role } from '#shared/evening/roles.ts';
import { isHeavy, isLight, type Wishes } from '#shared/evening/worth.ts';

const LONG_AGO_DAYS = 90;
const DAY_MS = 86_400_000;
const HIGH_RATING = 4;

/** For each game. */
const MAX_REASONS = 2;
const isOfFit = ({ code }: EveningReason): boolean => code === 'best_with' || code === 'good_with';

/**
 * Why these parties play this game: the two most informative reasons, player count first. Each is true of everybody at
 * the table: the host's plays and ratings are mentioned only if the host sits there. `role` is the game's position in
 * the evening, if any.
 */
export function reasonsAtTable(
  game: GameAtTable,
  parties: readonly Party[],
  { now, maybeHeads, hostId, wishes }: Pick<Evening, 'now' | 'maybeHeads' | 'hostId' | 'wishes'>,
  role?: Role,
): EveningReason[] {
  const { candidate, wantedBy } = game;
  const heads = headsOf(parties);
  const isKnown = game.explanation.minutes === 0;
  const ofHost = parties.some(({ id }) => id === hostId) && !game.explanation.fromRules ? candidate : null;
  const fit = fitReason(candidate, heads);
  const reasons: (EveningReason | null)[] = [
    wantedBy.length > 0 ? { code: 'wanted', count: wantedBy.length, of: parties.length } : null,
    fit.code === 'best_with' ? fit : null,
    wishReason(candidate, wishes),
    role === 'opener' && canBeginEarly(candidate, heads) ? { code: 'begins_early' } : null,
    role === 'closer' && isKnown ? { code: 'all_know', heads } : null,
    bringingReason(game, parties),
    fit.code === 'good_with' ? fit : null,
    candidate.isOfNight && candidate.source.kind === 'host_shelf' ? { code: 'of_night' } : null,
    ofHost && restReason(ofHost.lastPlayedAt, now),
    ofHost && ofHost.rating >= HIGH_RATING ? { code: 'rating', rating: ofHost.rating } : null,
    maybeHeads > 0 && statesHeads(candidate) && isForHeads(candidate, heads + maybeHeads)
      ? { code: 'seats_maybes', heads: heads + maybeHeads }
      : null,
    isKnown && role !== 'closer' ? { code: 'all_know', heads } : null,
    ofHost?.minutesLearned ? { code: 'own_minutes', minutes: candidate.minutes } : null,
    fit.code === 'seats' && statesHeads(candidate) ? fit : null,
  ];
  return reasons
    .filter((reason) => reason !== null)
    .slice(0, MAX_REASONS)
    .sort((a, b) => Number(isOfFit(b)) - Number(isOfFit(a)));
}

/** What the host said of the night and this game meets. */
function wishReason(
  candidate: Candidate,
  { youngestAge, hasNewcomers, preferredWeight }: Wishes,
): EveningReason | null {
  const { minAge } = candidate;
  if (youngestAge !== null && minAge > 0 && minAge <= youngestAge) return { code: 'for_age', age: minAge };
  if (hasNewcomers && isLight(candidate)) return { code: 'easy_to_learn' };
  if (preferredWeight === 'light' && isLight(candidate)) return { code: 'light' };
  return preferredWeight === 'heavy' && isHeavy(candidate) ? { code: 'heavy' } : null;
}

/** Whether a number of players is known: without one every number counts as possible. */
const statesHeads = ({ minPlayers, maxPlayers }: GameAtTable['candidate']): boolean =>
  minPlayers > 1 || Number.isFinite(maxPlayers);

/** How well a game suits so many people. */
export function fitReason({ bestPlayers, recommendedPlayers }: Candidate, heads: number): EveningReason {
  if (bestPlayers.includes(heads)) return { code: 'best_with', heads };
  return { code: recommendedPlayers.includes(heads) ? 'good_with' : 'seats', heads };
}

/**
 * Describes who explains it and for how long, or who reads the rules aloud without having played it. Null if everybody
 * knows it.
 */
export function explainedBy({ candidate, explanation: { by, minutes, fromRules } }: GameAtTable): EveningReason | null {
  if (!by) return minutes > 0 ? { code: 'easy_rules', minutes } : null;
  if (fromRules) return { code: 'from_the_rules', name: by.name, minutes };
  return { code: peopleWhoKnow(candidate).has(by.id) ? 'teacher' : 'has_rules', name: by.name, minutes };
}

/** For a game that the host does not own. */
function bringingReason({ candidate: { source } }: GameAtTable, parties: readonly Party[]): EveningReason | null {
  const bringer = source.kind === 'host_shelf' ? undefined : parties.find(({ id }) => id === source.by);
  return bringer ? { code: 'brings', name: bringer.name } : null;
}

function restReason(lastPlayedAt: Date | null, now: Date): EveningReason | null {
  if (!lastPlayedAt) return null;
  const days = (now.getTime() - lastPlayedAt.getTime()) / DAY_MS;
  return days >= LONG_AGO_DAYS ? { code: 'long_ago', lastPlayedAt } : null;
}
