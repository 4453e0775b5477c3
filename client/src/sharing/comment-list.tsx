import { useInfiniteQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import type { Comment } from '#shared/sharing/shared-collection-contract.ts';
import { momentText } from '#client/lib/reader-time.ts';
import { commentsQuery } from './api.ts';
import { t } from '#client/sharing/words/words.ts';

const RemoveCommentDialog = lazy(async () => ({
  default: (await import('./remove-comment-dialog.tsx')).RemoveCommentDialog,
}));

interface CommentListProps {
  shareId: string;
  /** The focused comment was removed. */
  onFocusLost: () => void;
}

const NAMELESS = t('Somebody');
/** Characters of a comment in the name of its button. */
const NAMED = 60;

/** Comments, newest first, with a remove button where allowed. */
export function CommentList({ shareId, onFocusLost }: CommentListProps) {
  const { data, isError, isFetching, refetch, ...older } = useInfiniteQuery(commentsQuery(shareId));
  const [commentToRemove, setCommentToRemove] = useState<Comment | null>(null);
  if (!data)
    return isError ? (
      <LoadFailed title={t('The comments could not be loaded')} retrying={isFetching} onRetry={() => void refetch()}>
        {t('Check your connection, then try again.')}
      </LoadFailed>
    ) : (
      <Loading label={t('Loading comments...')}>
        <Skeleton className="h-16" />
      </Loading>
    );
  const comments = data.pages.flatMap((page) => page.comments);
  return (
    <>
      {comments.length === 0 ? <p className="text-ink-2">{t('Nobody has said anything yet.')}</p> : null}
      <ol className="grid w-full gap-4 empty:hidden" aria-label={t('Comments')}>
        {comments.map((comment) => (
          <li key={comment.id} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3">
            <Avatar name={comment.author ?? NAMELESS} />
            <div>
              <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
                <b>
                  <bdi>{comment.author ?? NAMELESS}</bdi>
                </b>
                <time className="text-xs text-ink-2" dateTime={comment.createdAt.toISOString()}>
                  {momentText(comment.createdAt)}
                </time>
              </p>
              <p className="mt-0.5 wrap-anywhere whitespace-pre-line" dir="auto">
                {comment.text}
              </p>
            </div>
            {comment.mayRemove ? (
              <IconButton
                icon={Trash2}
                tone="danger"
                label={removeLabel(comment)}
                onClick={() => setCommentToRemove(comment)}
              />
            ) : null}
          </li>
        ))}
      </ol>
      {older.isFetchNextPageError ? (
        <p role="alert" className="text-sm leading-body text-bad">
          {t('The older comments could not be loaded. Check your connection, then try again.')}
        </p>
      ) : null}
      {older.hasNextPage ? (
        <Button
          pending={older.isFetchingNextPage}
          pendingLabel={t('Loading...')}
          onClick={() => void older.fetchNextPage()}
        >
          {t('Older Comments')}
        </Button>
      ) : null}
      {commentToRemove ? (
        <Suspense fallback={null}>
          <RemoveCommentDialog
            shareId={shareId}
            comment={commentToRemove}
            onClose={() => setCommentToRemove(null)}
            onFocusLost={onFocusLost}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function removeLabel({ isMine, author, text }: Comment): string {
  const beginning = text.slice(0, NAMED);
  return isMine
    ? t('Remove your comment: {text}', { text: beginning })
    : t('Remove the comment of {name}: {text}', { name: author ?? NAMELESS, text: beginning });
}
