import * as z from 'zod/mini';
import { newSharing } from '#shared/contracts/sharing.ts';
import { MAX_SHARED_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '#shared/limits.ts';
import { clearableText } from '#shared/contracts/fields.ts';

/** The two texts. */
export const sharingForm = z.object({
  title: newSharing.shape.title,
  description: clearableText(MAX_SHARED_DESCRIPTION_LENGTH),
});

/** The switches of a new one. */
export const NEW_SHARING = { isPublic: true, allowComments: false, showRatings: true, allowIndexing: false };

/** "Ana's games", from a first name. */
export const suggestedTitle = (firstName: string | null): string =>
  firstName ? `${firstName}’s games`.slice(0, MAX_TITLE_LENGTH) : 'My games';
