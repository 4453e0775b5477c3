import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import { PHOTO_SIDES } from '#shared/limits/limits.ts';
import { beyondLimitText, PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { gamePhotos } from '#shared/schema/games.ts';
import { encodePhoto } from '#server/games/service.ts';
import { t } from '#server/transfer/words/words.ts';
import { errorAt } from './errors.ts';
import type { photo } from './file-schema.ts';
import type { RestoreState } from './restore-state.ts';

/** Four times what a kept photo has: a file may have a thousand pictures, and drawing them takes their owner's turn. */
const MAX_PIXELS = 4 * PHOTO_SIDES.card ** 2;

/** Photos of boxes, drawn again unless they are as they were kept; those beyond the plan are left out. */
export async function restorePhotos(state: RestoreState, rows: readonly z.output<typeof photo>[], first: number) {
  const most = PLAN_LIMITS[state.owner.plan].photos;
  const restored: (typeof gamePhotos.$inferInsert)[] = [];
  for (const [place, { gameId: fileId, picture }] of rows.entries()) {
    const entry = first + place;
    state.refuseDuplicate('photo', fileId, 'photos', entry, () =>
      t('game {id} has another photo', { id: String(fileId) }),
    );
    const gameId = state.gameOf(fileId, 'photos', entry);
    const isBeyond = state.photos >= most;
    state.photos += 1;
    if (isBeyond) {
      if (state.photos === most + 1)
        state.result.leftOut.push(
          t('Further photos of boxes: {limit}', {
            limit: beyondLimitText(state.owner.plan, 'photos', state.photos) ?? '',
          }),
        );
      continue;
    }
    // One at a time: each takes memory to draw.
    const encoded = await encodePhoto(picture, MAX_PIXELS);
    if (!encoded)
      throw errorAt('photos', entry, 'picture', t('this is not a picture that can be read, or it has too many pixels'));
    restored.push({ userId: state.owner.id, gameId, ...encoded });
  }
  if (restored.length === 0) return;
  await state.tx.insert(gamePhotos).values(restored);
  const shown = restored.map(({ gameId, key }) => ({ id: gameId, key }));
  await state.tx.execute(sql`
    update games set photo = shown.key
    from json_to_recordset(${JSON.stringify(shown)}) as shown (id bigint, key text)
    where games.id = shown.id and games.user_id = ${state.owner.id}`);
}
