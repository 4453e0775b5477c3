import { useRef, useState } from 'react';
import { CommentList } from '#client/entities/shared-collections/comment-list.tsx';

interface SharedCommentsProps {
  shareId: string;
  count: number;
}

/** What visitors wrote, behind a line that opens: the owner removes what should not stand there. */
export function SharedComments({ shareId, count }: SharedCommentsProps) {
  const [isOpen, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  return (
    <details className="sharing-comments" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={summary}>{count === 1 ? 'Read the comment' : `Read ${count} comments`}</summary>
      {isOpen ? <CommentList shareId={shareId} onFocusLost={() => summary.current?.focus()} /> : null}
    </details>
  );
}
