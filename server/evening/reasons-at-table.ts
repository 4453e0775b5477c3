import { nextPlayText } from '#shared/challenges/challenge-text.ts';
import { type Candidate, isForHeads, peopleWhoKnow } from '#shared/evening/candidate.ts';
import type { Evening } from '#shared/evening/evening.ts';
import type { GameAtTable } from '#shared/evening/game-at-table.ts';
import { headsOf, type Party } from '#shared/evening/party.ts';
import { canBeginEarly, type Role } from '#shared/evening/roles.ts';
import { isHeavy, isLight, type Wishes } from '#shared/evening/worth.ts';
import { monthSince } from '#shared/time/month-since.ts';
import { locale } from '#server/platform/words/language.ts';
import { t } from './words/words.ts';

const LONG_AGO_DAYS = 90;
const DAY_MS = 86_400_000;
const HIGH_RATING = 4;

/** For each game. */
const MAX_REASONS = 2;

/** What reasons depend on beside the game and its table. */
type ReadAt = Pick<Evening, 'now' | 'timeZone' | 'maybeHeads' | 'hostId' | 'wishes'>;

/**
 * Why these parties play this game: the two most informative reasons, player count first, as short phrases: 'best with 6', '5 want
 * it'. Each is true of everybody at the table: the host's plays and ratings are mentioned only if the host sits there.
 * @param role the game's position in the evening, if any @param tellsVotes false leaves out how many want it
 */
export function reasonsAtTable(
  game: GameAtTable,
  parties: readonly Party[],
  { now, timeZone, maybeHeads, hostId, wishes }: ReadAt,
  { role, tellsVotes = true }: { role?: Role; tellsVotes?: boolean } = {},
): string[] {
  const { candidate, wantedBy } = game;
  const heads = headsOf(parties);
  const isKnown = game.explanation.minutes === 0;
  const isHostThere = parties.some(({ id }) => id === hostId);
  const ofHost = isHostThere && !game.explanation.fromRules ? candidate : null;
  const isBest = candidate.bestPlayers.includes(heads);
  const isGood = !isBest && candidate.recommendedPlayers.includes(heads);
  const fit = fitText(candidate, heads);
  const wanted = wantedBy.length > 0 && wantedText(wantedBy.length, parties.length);
  const known = isKnown && knownText(heads);
  const reasons = [
    wanted,
    isBest && fit,
    wishText(candidate, wishes),
    role === 'opener' && canBeginEarly(candidate, heads) && t('can begin before all are there'),
    role === 'closer' && known,
    bringingText(game, parties),
    isGood && fit,
    candidate.isOfNight && candidate.source.kind === 'host_shelf' && t('you chose it for this night'),
    isHostThere && candidate.forChallenge && nextPlayText(candidate.forChallenge),
    ofHost?.lastPlayedAt &&
      now.getTime() - ofHost.lastPlayedAt.getTime() >= LONG_AGO_DAYS * DAY_MS &&
      t('not played since {month}', { month: monthSince(ofHost.lastPlayedAt, now, timeZone) }),
    ofHost &&
      ofHost.rating >= HIGH_RATING &&
      t('you rate it {rating}', { rating: ofHost.rating.toLocaleString(locale()) }),
    maybeHeads > 0 &&
      statesHeads(candidate) &&
      isForHeads(candidate, heads + maybeHeads) &&
      t('still fits if you are {heads}', { heads: heads + maybeHeads }),
    role !== 'closer' && known,
    ofHost?.minutesLearned && t('{minutes} minutes by your own plays', { minutes: candidate.minutes }),
    !isBest && !isGood && statesHeads(candidate) && fit,
  ];
  return reasons
    .filter((reason) => typeof reason === 'string')
    .slice(0, MAX_REASONS)
    .filter((reason) => tellsVotes || reason !== wanted)
    .sort((a, b) => (isBest || isGood ? Number(b === fit) - Number(a === fit) : 0));
}

/** How well a game suits so many people. */
export function fitText({ bestPlayers, recommendedPlayers }: Candidate, heads: number): string {
  if (bestPlayers.includes(heads)) return heads === 1 ? t('best alone') : t('best with {heads}', { heads });
  if (recommendedPlayers.includes(heads)) return heads === 1 ? t('good alone') : t('good with {heads}', { heads });
  return heads === 1 ? t('playable alone') : t('seats {heads}', { heads });
}

function wantedText(count: number, of: number): string {
  if (count === of && of > 1) return of === 2 ? t('both want it') : t('all {of} want it', { of });
  return count === 1 ? t('1 wants it') : t('{count} want it', { count });
}

const knownText = (heads: number): string =>
  heads === 2 ? t('both know it') : heads === 1 ? t('you know it') : t('everybody knows it');

/** What the host said of the night and this game meets. */
function wishText(candidate: Candidate, { youngestAge, hasNewcomers, preferredWeight }: Wishes): string | null {
  const { minAge } = candidate;
  if (youngestAge !== null && minAge > 0 && minAge <= youngestAge) return t('for ages {age} and up', { age: minAge });
  if (hasNewcomers && isLight(candidate)) return t('easy for somebody new');
  if (preferredWeight === 'light' && isLight(candidate)) return t('light, as you wish');
  return preferredWeight === 'heavy' && isHeavy(candidate) ? t('heavy, as you wish') : null;
}

/** Whether a number of players is known: without one every number counts as possible. */
const statesHeads = ({ minPlayers, maxPlayers }: Candidate): boolean => minPlayers > 1 || Number.isFinite(maxPlayers);

/**
 * Describes who explains it and for how long, or who reads the rules aloud without having played it. Null if everybody
 * knows it.
 */
export function explainingText({ candidate, explanation: { by, minutes, fromRules } }: GameAtTable): string | null {
  if (!by) return minutes > 0 ? t('its rules are read in {minutes} minutes', { minutes }) : null;
  const { name } = by;
  if (fromRules) return t('new to everybody, {name} has the rules ({minutes} minutes)', { name, minutes });
  return peopleWhoKnow(candidate).has(by.id)
    ? t('{name} can teach it in {minutes} minutes', { name, minutes })
    : t('{name} has the rules ({minutes} minutes)', { name, minutes });
}

/** For a game that the host does not own. */
function bringingText({ candidate: { source } }: GameAtTable, parties: readonly Party[]): string | null {
  const bringer = source.kind === 'host_shelf' ? undefined : parties.find(({ id }) => id === source.by);
  return bringer ? t('{name} brings it', { name: bringer.name }) : null;
}
