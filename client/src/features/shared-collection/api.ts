import { mutationOptions } from '@tanstack/react-query';
import { commentsQuery } from '#client/entities/shared-collections/api.ts';
import { shareLinkKeys } from '#client/entities/shared-collections/share-link-keys.ts';
import { callOnce } from '#client/lib/call-once.ts';
import * as contracts from '#shared/contracts/shared-collection.ts';

/** Apart from what visitors load first, with the form of those who are signed in. */
export const addComment = (shareId: string) =>
  mutationOptions({
    mutationFn: (text: string) => callOnce(contracts.addComment, { params: { shareId }, body: { text } }),
    meta: { invalidates: [commentsQuery(shareId).queryKey, shareLinkKeys.all] },
  });
