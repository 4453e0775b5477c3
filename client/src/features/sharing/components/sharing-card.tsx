import { ExternalLink, EyeOff, Globe, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Tile } from '#client/ui/tile.tsx';
import type { Sharing } from '#shared/contracts/sharing.ts';
import { useSwitching } from '../use-switching.ts';
import { SharingLink } from './sharing-link.tsx';
import { SharingSwitches } from './sharing-switches.tsx';
import { CommentList } from '#client/entities/shared-collections/comment-list.tsx';

interface SharedCommentsProps {
  shareId: string;
  count: number;
}

/** What visitors wrote, behind a line that opens: the owner removes what should not stand there. */
function SharedComments({ shareId, count }: SharedCommentsProps) {
  const [isOpen, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  return (
    <details className="sharing-comments" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={summary}>{count === 1 ? 'Read the comment' : `Read ${count} comments`}</summary>
      {isOpen ? <CommentList shareId={shareId} onFocusLost={() => summary.current?.focus()} /> : null}
    </details>
  );
}

interface SharingCardProps {
  sharing: Sharing;
  /** The plan shares collections; without it this one can be hidden and deleted, and no more. */
  allowed: boolean;
  /** It was made a moment ago, so its link is what one wants next. */
  isNew: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** One link to the collection: who sees what, how many have looked, what they said. */
export function SharingCard({ sharing, allowed, isNew, onEdit, onDelete }: SharingCardProps) {
  const { id, shareId, title, description, isPublic, views, comments } = sharing;
  const heading = useRef<HTMLHeadingElement>(null);
  const { switches, change } = useSwitching(sharing);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <Tile as="article" className="sharing" aria-labelledby={`sharing-${id}`}>
      <div className="sharing-head">
        <h2 id={`sharing-${id}`} ref={heading} tabIndex={-1} dir="auto">
          {title}
        </h2>
        {isPublic ? (
          <Badge tone="good" icon={Globe}>
            Public
          </Badge>
        ) : (
          <Badge icon={EyeOff}>Private</Badge>
        )}
      </div>
      {description ? (
        <p className="sharing-description" dir="auto">
          {description}
        </p>
      ) : null}
      <SharingLink shareId={shareId} title={title} />
      <ul className="sharing-figures">
        <li>
          <b>{views.toLocaleString()}</b> {views === 1 ? 'view' : 'views'}
        </li>
        <li>
          <b>{comments.toLocaleString()}</b> {comments === 1 ? 'comment' : 'comments'}
        </li>
      </ul>
      <SharingSwitches values={switches} onlyOff={!allowed} onChange={change} />
      {comments > 0 ? <SharedComments shareId={shareId} count={comments} /> : null}
      <div className="sharing-actions">
        <Button icon={ExternalLink} href={`/shared/${shareId}`} aria-label={`Open ${title}`}>
          Open
        </Button>
        {allowed ? (
          <Button icon={Pencil} onClick={onEdit} aria-label={`Edit ${title}`}>
            Edit
          </Button>
        ) : null}
        <Button variant="ghost-danger" icon={Trash2} onClick={onDelete} aria-label={`Delete ${title}`}>
          Delete
        </Button>
      </div>
    </Tile>
  );
}
