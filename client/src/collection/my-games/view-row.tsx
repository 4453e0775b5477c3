import { useMutation } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { RowForm } from '#client/ui/forms/row-form.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { SavedView } from '#shared/collection/saved-views-contract.ts';
import { MAX_VIEW_NAME_LENGTH } from '#shared/limits/limits.ts';
import { changeView } from './api.ts';
import { viewFailed } from './messages.ts';
import { t } from '#client/collection/words/words.ts';

interface ViewRowProps {
  view: SavedView;
  /** When its link is followed. */
  onOpen: () => void;
  /** Undefined for the first one. */
  onUp: (() => void) | undefined;
  /** Undefined for the last one. */
  onDown: (() => void) | undefined;
  onDelete: () => void;
}

/** A saved view in the list of all, or the form with its name. */
export function ViewRow({ view, onOpen, onUp, onDown, onDelete }: ViewRowProps) {
  const { id, name, query, isPinned } = view;
  const [isRenamed, setRenamed] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const { mutate: pin, isPending } = useMutation({ ...changeView, onError: (error) => toast(viewFailed(error)) });
  if (isRenamed) {
    const close = () => {
      setRenamed(false);
      // Once the button is there again.
      setTimeout(() => rename.current?.focus());
    };
    return (
      <li className="border-t border-t-line py-2 first:border-t-0">
        <RowForm
          name={name}
          maxLength={MAX_VIEW_NAME_LENGTH}
          saving={changeView}
          changesOf={(changed) => ({ id, changes: { name: changed } })}
          saveLabel={t('Save Name')}
          onClose={close}
          onFailed={(error) => toast(viewFailed(error))}
        />
      </li>
    );
  }
  return (
    <li className="flex items-center gap-0.5 border-t border-t-line py-1.5 first:border-t-0">
      <Checkbox
        label={<VisuallyHidden>{t('Show {name} as a tab', { name })}</VisuallyHidden>}
        checked={isPinned}
        disabled={isPending}
        onChange={() => pin({ id, changes: { isPinned: !isPinned } })}
      />
      <Link
        href={query === '' ? '/my-games' : `/my-games?${query}`}
        onClick={onOpen}
        className="link me-auto min-w-0 py-2.5 wrap-anywhere"
      >
        <span dir="auto">{name}</span>
      </Link>
      <IconButton icon={ArrowUp} label={t('Move {name} up', { name })} disabled={!onUp} onClick={onUp} />
      <IconButton icon={ArrowDown} label={t('Move {name} down', { name })} disabled={!onDown} onClick={onDown} />
      <IconButton ref={rename} icon={Pencil} label={t('Rename {name}', { name })} onClick={() => setRenamed(true)} />
      <IconButton icon={Trash2} tone="danger" label={t('Delete {name}', { name })} onClick={onDelete} />
    </li>
  );
}
