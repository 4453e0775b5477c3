import { mutationOptions } from '@tanstack/react-query';
import { commentsQuery } from '../api.ts';
import { shareLinkKeys } from '#client/lib/share-link-keys.ts';
import { callOnce } from '#client/lib/http/call-once.ts';
import * as contracts from '#shared/sharing/shared-collection-contract.ts';

/** Apart from what visitors load first, with the form of those who are signed in. */
export const addComment = (shareId: string) =>
  mutationOptions({
    mutationFn: (text: string) => callOnce(contracts.addComment, { params: { shareId }, body: { text } }),
    meta: { invalidates: [commentsQuery(shareId).queryKey, shareLinkKeys.all] },
  });
