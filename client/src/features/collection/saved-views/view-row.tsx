import { useMutation } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { ApiError } from '#client/lib/http.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { Field } from '#client/ui/field.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import { toast } from '#client/ui/toast.ts';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { SavedView } from '#shared/contracts/saved-views.ts';
import { MAX_VIEW_NAME_LENGTH } from '#shared/limits.ts';
import { changeView } from './api.ts';
import { viewFailed } from './messages.ts';

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
        <NameForm view={view} onClose={close} />
      </li>
    );
  }
  return (
    <li className="flex items-center gap-0.5 border-t border-t-line py-1.5 first:border-t-0">
      <Checkbox
        label={<VisuallyHidden>Show {name} as a tab</VisuallyHidden>}
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
      <IconButton icon={ArrowUp} label={`Move ${name} up`} disabled={!onUp} onClick={onUp} />
      <IconButton icon={ArrowDown} label={`Move ${name} down`} disabled={!onDown} onClick={onDown} />
      <IconButton ref={rename} icon={Pencil} label={`Rename ${name}`} onClick={() => setRenamed(true)} />
      <IconButton icon={Trash2} tone="danger" label={`Delete ${name}`} onClick={onDelete} />
    </li>
  );
}

function NameForm({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const [name, setName] = useState(view.name);
  const [fault, setFault] = useState<string>();
  const text = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useMutation({
    ...changeView,
    onSuccess: onClose,
    onError: (error) => {
      const reason = error instanceof ApiError ? error.fields['name'] : undefined;
      setFault(reason);
      text.current?.focus();
      if (!reason) toast(viewFailed(error));
    },
  });
  return (
    <form
      noValidate
      className="grid gap-3 py-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate({ id: view.id, changes: { name } });
      }}
    >
      <Field label="Name" error={fault}>
        <TextInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the row has just become this form
          autoFocus
          ref={text}
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={MAX_VIEW_NAME_LENGTH}
          autoComplete="off"
        />
      </Field>
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={onClose} disabled={isPending}>
          Cancel
        </Button>
        <Button size="sm" type="submit" variant="act" pending={isPending} pendingLabel="Saving...">
          Save Name
        </Button>
      </div>
    </form>
  );
}
