import { KeyRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { loginPath } from '#client/accounts/return-path.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Skeleton } from '#client/ui/states/skeleton.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import { scrollToRequestedComments, COMMENTS_ID } from './go-to-comments.ts';
import { CommentList } from '../comment-list.tsx';
import { t } from '#client/sharing/words/words.ts';

const CommentForm = lazy(async () => ({ default: (await import('./comment-form.tsx')).CommentForm }));

interface CommentsProps {
  shareId: string;
  /** Null for a visitor, undefined while loading. */
  user: CurrentUser | null | undefined;
}

/** A collection's comments, and a form for new ones. */
export function Comments({ shareId, user }: CommentsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(scrollToRequestedComments, []);
  return (
    <Tile
      as="section"
      className="mt-8 grid max-w-190 justify-items-start gap-4 *:min-w-0"
      aria-labelledby={COMMENTS_ID}
    >
      <h2 className="text-xl" id={COMMENTS_ID} ref={heading} tabIndex={-1}>
        {t('Comments')}
      </h2>
      {user ? (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <CommentForm shareId={shareId} />
        </Suspense>
      ) : user === null ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 text-ink-2">
          <p>{t('Sign in to say something. It is shown with your first name.')}</p>
          <Button icon={KeyRound} href={loginPath(`/shared/${shareId}`)}>
            {t('Sign In')}
          </Button>
        </div>
      ) : null}
      <CommentList shareId={shareId} onFocusLost={() => heading.current?.focus()} />
    </Tile>
  );
}
