import { ExternalLink, EyeOff, Globe, Pencil, Trash2, Copy } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CommentList } from './comment-list.tsx';
import { copyToClipboard } from '#client/lib/copy-to-clipboard.ts';
import { Badge } from '#client/ui/marks/badge.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Sharing } from '#shared/sharing/sharing-contract.ts';
import { linkCopied } from './share-links-messages.ts';
import { useShareLinkSwitches } from './use-share-link-switches.ts';
import { ShareLinkSwitches } from './share-link-switches.tsx';
import { rich, t } from '#client/sharing/words/words.ts';

interface SharedCommentsProps {
  shareId: string;
  count: number;
}

/** Visitors' comments, expandable, which the owner can remove. */
function SharedComments({ shareId, count }: SharedCommentsProps) {
  const [isOpen, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-tap cursor-pointer py-2.5 font-strong" ref={summary}>
        {t('{count, plural, one {Read the comment} other {Read # comments}}', { count })}
      </summary>
      {isOpen ? <CommentList shareId={shareId} onFocusLost={() => summary.current?.focus()} /> : null}
    </details>
  );
}

const large = (inner: ReactNode) => (
  <b className="mr-0.5 font-display text-lg leading-none font-extrabold text-ink">{inner}</b>
);

interface ShareLinkCardProps {
  sharing: Sharing;
  /** The plan includes sharing; otherwise it can only be hidden and deleted. */
  allowed: boolean;
  /** Just created: its link is shown first. */
  isNew: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** One shared link: visibility, views and comments. */
export function ShareLinkCard({ sharing, allowed, isNew, onEdit, onDelete }: ShareLinkCardProps) {
  const { id, shareId, title, description, isPublic, views, comments } = sharing;
  const heading = useRef<HTMLHeadingElement>(null);
  const { switches, change } = useShareLinkSwitches(sharing);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <Tile as="article" className="grid gap-4 *:min-w-0" aria-labelledby={`sharing-${id}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="min-w-0 text-xl wrap-anywhere" id={`sharing-${id}`} ref={heading} tabIndex={-1} dir="auto">
          {title}
        </h2>
        {isPublic ? (
          <Badge tone="good" icon={Globe}>
            {t('Public')}
          </Badge>
        ) : (
          <Badge icon={EyeOff}>{t('Private')}</Badge>
        )}
      </div>
      {description ? (
        <p className="wrap-anywhere whitespace-pre-line text-ink-2" dir="auto">
          {description}
        </p>
      ) : null}
      <CopyableLink shareId={shareId} title={title} />
      <ul className="flex flex-wrap gap-x-5.5 gap-y-1 text-sm text-ink-2">
        <li>{rich('{views, plural, one {<b>#</b> view} other {<b>#</b> views}}', { views, b: large })}</li>
        <li>{rich('{comments, plural, one {<b>#</b> comment} other {<b>#</b> comments}}', { comments, b: large })}</li>
      </ul>
      <ShareLinkSwitches values={switches} onlyOff={!allowed} title={title} onChange={change} />
      {comments > 0 ? <SharedComments shareId={shareId} count={comments} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button
          className="last:ml-auto"
          icon={ExternalLink}
          href={`/shared/${shareId}`}
          aria-label={t('Open {title}', { title })}
        >
          {t('Open')}
        </Button>
        {allowed ? (
          <Button className="last:ml-auto" icon={Pencil} onClick={onEdit} aria-label={t('Edit {title}', { title })}>
            {t('Edit')}
          </Button>
        ) : null}
        <Button
          className="last:ml-auto"
          variant="ghost-danger"
          icon={Trash2}
          onClick={onDelete}
          aria-label={t('Delete {title}', { title })}
        >
          {t('Delete')}
        </Button>
      </div>
    </Tile>
  );
}

interface CopyableLinkProps {
  shareId: string;
  title: string;
}

/** The public link with a copy button. If copying is unavailable, the link is selected. */
function CopyableLink({ shareId, title }: CopyableLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const url = `${location.origin}/shared/${shareId}`;
  const copy = async () => {
    if (await copyToClipboard(url)) toast(linkCopied);
    else field.current?.select();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 max-sm:grid-cols-1 [&_.input]:text-ellipsis">
      <Field label={t('Link to {title}', { title })} hideLabel>
        <TextInput ref={field} readOnly value={url} onFocus={(focused) => focused.target.select()} />
      </Field>
      <Button variant="act" icon={Copy} onClick={() => void copy()} aria-label={t('Copy Link to {title}', { title })}>
        {t('Copy Link')}
      </Button>
    </div>
  );
}
