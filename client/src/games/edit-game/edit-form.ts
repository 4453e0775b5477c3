import * as z from 'zod/mini';
import { gameForm, textsOf } from '../game-form.ts';
import { gameChanges } from '#shared/games/change-game-contract.ts';
import { GAME_STATES } from '#shared/enums.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { isPhotoPath } from '#shared/covers/photo-path.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { isOwned, listOf, movedTo, onList } from '#shared/games/lists.ts';
import { playerCountsText } from '#shared/games/player-counts.ts';
import { t } from '#client/games/words/words.ts';

const { bestPlayers, recommendedPlayers, timesPlayed, tagIds } = gameChanges.shape;

/** The possible base game with this title; an owned one first. */
const baseTitled = (bases: readonly Game[], title: string): Game | undefined => {
  const named = bases.filter((base) => titleKey(base.title) === titleKey(title));
  return named.find(isOwned) ?? named[0];
};

/** The fields of 'Edit Game': those of manual entry and further ones for existing games. */
export const editForm = (bases: readonly Game[]) =>
  z.intersection(
    gameForm,
    z
      .object({
        bestPlayers,
        recommendedPlayers,
        timesPlayed: z.pipe(
          z.pipe(z.string().check(z.regex(/^\s*\d+\s*$/, t('Please enter a whole number'))), z.transform(Number)),
          timesPlayed.def.innerType,
        ),
        tagIds: tagIds.def.innerType,
        isUnowned: z.boolean(),
        states: z.array(z.enum(GAME_STATES)),
        /** '1' to '5'; blank for none. */
        wishPriority: z.pipe(
          z.string(),
          z.transform((text) => (text === '' ? null : Number(text))),
        ),
        isExpansion: z.boolean(),
        /** The base game's title; blank for none. */
        base: z.string(),
      })
      .check(
        z.refine(
          ({ isExpansion, base }) => !isExpansion || base.trim() === '' || baseTitled(bases, base) !== undefined,
          { path: ['base'], message: t('Please choose one of your games, or leave this empty') },
        ),
      ),
  );

export type EditFields = z.input<ReturnType<typeof editForm>>;
type Edited = z.output<ReturnType<typeof editForm>>;

/** The initial field values. */
export function fieldsOf(game: Game, base: Game | undefined): EditFields {
  const { title, players, duration, category, difficulty, rating, isWishlist, isExpansion } = game;
  return {
    title,
    players,
    duration,
    category,
    difficulty,
    rating,
    isWishlist,
    isExpansion,
    tagIds: [...game.tagIds],
    isUnowned: game.isUnowned,
    states: [...game.states],
    wishPriority: game.wishPriority === null ? '' : String(game.wishPriority),
    minAge: String(game.minAge),
    timesPlayed: String(game.timesPlayed),
    known: null,
    ...textsOf(game),
    // The form has the address of a picture on another site, which a photo of one's own covers.
    ...(isPhotoPath(game.imageUrl) && { imageUrl: '' }),
    bestPlayers: playerCountsText(game.bestPlayers) ?? '',
    recommendedPlayers: playerCountsText(game.recommendedPlayers) ?? '',
    base: base?.title ?? '',
  };
}

/**
 * The request for a changed form: the fields that differ from what the form began as, so that what changed elsewhere
 * meanwhile is not lost. A form without changes sends its title, because a request changes something.
 */
export function editOf(edited: Edited, before: EditFields, bases: readonly Game[]) {
  const { isExpansion, isWishlist, isUnowned, states, wishPriority, base, ...fields } = edited;
  const former = editForm(bases).safeParse(before).data;
  const isSame = (field: keyof Edited) => former !== undefined && String(edited[field]) === String(former[field]);
  const changed = Object.fromEntries(
    Object.entries(fields).filter(([field]) => !isSame(field as keyof Edited)),
  ) as Partial<typeof fields>;
  const isBaseChosen = isExpansion && titleKey(base) !== titleKey(before.base);
  const listing = listingOf({ isWishlist, isUnowned, states, wishPriority }, before);
  const request = {
    ...changed,
    ...((isBaseChosen || !isSame('isExpansion')) && { isExpansion }),
    ...(isBaseChosen && { parentGameId: baseTitled(bases, base)?.id ?? null }),
    ...(('isUnowned' in listing || !isSame('isWishlist')) && { isWishlist }),
    ...listing,
  };
  return Object.keys(request).length === 0 ? { title: edited.title } : request;
}

type Listing = Pick<Edited, 'isWishlist' | 'isUnowned' | 'states' | 'wishPriority'>;

/** The list if it was changed to or from none; states and priority if they differ from what the move alone leaves. */
function listingOf({ isWishlist, isUnowned, states, wishPriority }: Listing, before: EditFields) {
  const from = onList(listOf({ isWishlist: before.isWishlist ?? false, isUnowned: before.isUnowned }));
  const to = listOf({ isWishlist, isUnowned: !isWishlist && isUnowned });
  const priority = before.wishPriority === '' ? null : Number(before.wishPriority);
  const alone = movedTo(to, { ...from, states: before.states, wishPriority: priority });
  const edited = movedTo(to, { ...from, states, wishPriority });
  return {
    ...(onList(to).isUnowned !== from.isUnowned && { isUnowned: onList(to).isUnowned }),
    ...(edited.states.join() !== alone.states.join() && { states: edited.states }),
    ...(isWishlist && wishPriority !== priority && { wishPriority }),
  };
}
export type GameEdit = ReturnType<typeof editOf>;
