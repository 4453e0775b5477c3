import { useMutation } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { changeTag } from '#client/entities/tags/api.ts';
import { tagFailed } from '#client/entities/tags/messages.ts';
import { TagDot } from '#client/entities/tags/tag-dot.tsx';
import { ApiError } from '#client/lib/http.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Tag } from '#shared/contracts/tags.ts';
import { TAG_COLOURS, type TagColour } from '#shared/enums.ts';

const COLOUR_OPTIONS = TAG_COLOURS.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

interface TagRowProps {
  tag: Tag;
  /** How many games have it, as text. */
  games: string;
  isEdited: boolean;
  onEdit: (isEdited: boolean) => void;
  onDelete: () => void;
}

/** A tag in the list of all: with its number of games, or as a form. */
export function TagRow({ tag, games, isEdited, onEdit, onDelete }: TagRowProps) {
  const edit = useRef<HTMLButtonElement>(null);
  const close = () => {
    onEdit(false);
    // Once the button is there again.
    setTimeout(() => edit.current?.focus());
  };
  return (
    <li className="border-t border-t-line py-2 first:border-t-0">
      {isEdited ? (
        <TagForm tag={tag} onClose={close} />
      ) : (
        <div className="flex items-center gap-2.5">
          <TagDot colour={tag.colour} className="size-3" />
          <span className="min-w-0 flex-1 wrap-anywhere">
            <span dir="auto">{tag.name}</span>
            <small className="block text-xs text-ink-2">{games}</small>
          </span>
          <IconButton ref={edit} icon={Pencil} label={`Edit the tag ${tag.name}`} onClick={() => onEdit(true)} />
          <IconButton icon={Trash2} tone="danger" label={`Delete the tag ${tag.name}`} onClick={onDelete} />
        </div>
      )}
    </li>
  );
}

function TagForm({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const [name, setName] = useState(tag.name);
  const [colour, setColour] = useState<TagColour>(tag.colour);
  const [fault, setFault] = useState<string>();
  const text = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useMutation({
    ...changeTag,
    onSuccess: onClose,
    onError: (error) => {
      const reason = error instanceof ApiError ? error.fields['name'] : undefined;
      setFault(reason);
      text.current?.focus();
      if (!reason) toast(tagFailed(error));
    },
  });
  return (
    <form
      noValidate
      className="grid gap-3 py-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate({ tag, changes: { name, colour } });
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-3">
        <Field label="Name" error={fault}>
          <TextInput
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the row has just become this form
            autoFocus
            ref={text}
            value={name}
            onChange={(event) => setName(event.target.value)}
            autoComplete="off"
          />
        </Field>
        <Field label="Color">
          <Select
            options={COLOUR_OPTIONS}
            value={colour}
            onChange={(event) => setColour(TAG_COLOURS.find((one) => one === event.target.value) ?? colour)}
          />
        </Field>
      </div>
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={onClose} disabled={isPending}>
          Cancel
        </Button>
        <Button size="sm" type="submit" variant="act" pending={isPending} pendingLabel="Saving...">
          Save Tag
        </Button>
      </div>
    </form>
  );
}
