import { aChallenge } from '#tests/support/rows/a-challenge.ts';
import type { NewChallenge } from '#shared/challenges/challenges-contract.ts';
import type { Naming } from './naming.ts';

const ALL = '/api/challenges';
const tenOf = (gameId: unknown) => ({ kind: 'ten_by_ten', games: [{ gameId, title: 'Heat' }] }) as NewChallenge['rule'];
const tagged = (tagId: unknown) => ({ kind: 'tagged_games', tagId, plays: 1 }) as NewChallenge['rule'];

/** The same as in named-rows.ts, of challenges. */
export const NAMED_BY_CHALLENGES: Record<string, Naming> = {
  'POST /api/challenges idempotencyKey': [
    'challengeKey',
    () => ALL,
    (key) => ({ ...aChallenge(), idempotencyKey: String(key) }),
  ],
  'POST /api/challenges rule.games.gameId': ['game', () => ALL, (id) => aChallenge({ rule: tenOf(id) })],
  'POST /api/challenges rule.tagId': ['tag', () => ALL, (id) => aChallenge({ rule: tagged(id) })],
  'PUT /api/challenges/:id rule.games.gameId': [
    'game',
    (own) => `${ALL}/${own.challenge}`,
    (id) => ({ ...aChallenge({ rule: tenOf(id) }), isArchived: false }),
  ],
  'PUT /api/challenges/:id rule.tagId': [
    'tag',
    (own) => `${ALL}/${own.challenge}`,
    (id) => ({ ...aChallenge({ rule: tagged(id) }), isArchived: false }),
  ],
};
