import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { changeTag } from './api.ts';
import { tagFailed } from './messages.ts';
import { TagDot } from './tag-dot.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { RowForm } from '#client/ui/forms/row-form.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Tag } from '#shared/games/tags-contract.ts';
import { TAG_COLOURS, type TagColour } from '#shared/enums.ts';
import { t } from '#client/games/words/words.ts';

const COLOUR_LABELS: Record<TagColour, string> = {
  petrol: t('Petrol'),
  pink: t('Pink'),
  green: t('Green'),
  orange: t('Orange'),
  blue: t('Blue'),
  violet: t('Violet'),
  red: t('Red'),
  gray: t('Gray'),
};
const COLOUR_OPTIONS = TAG_COLOURS.map((value) => ({ value, label: COLOUR_LABELS[value] }));

interface TagRowProps {
  tag: Tag;
  /** Number of games that have it, as text. */
  games: string;
  onDelete: () => void;
}

/** A tag in the list of all: with its number of games, or as a form. Several can be edited at once, so that none loses what was typed. */
export function TagRow({ tag, games, onDelete }: TagRowProps) {
  const [isEdited, setEdited] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEdited(false);
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
          <IconButton
            ref={edit}
            icon={Pencil}
            label={t('Edit the tag {name}', { name: tag.name })}
            onClick={() => setEdited(true)}
          />
          <IconButton
            icon={Trash2}
            tone="danger"
            label={t('Delete the tag {name}', { name: tag.name })}
            onClick={onDelete}
          />
        </div>
      )}
    </li>
  );
}

function TagForm({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const [colour, setColour] = useState<TagColour>(tag.colour);
  return (
    <RowForm
      name={tag.name}
      beside={
        <Field label={t('Color')}>
          <Select
            options={COLOUR_OPTIONS}
            value={colour}
            onChange={(event) => setColour(TAG_COLOURS.find((one) => one === event.target.value) ?? colour)}
          />
        </Field>
      }
      saving={changeTag}
      changesOf={(name) => ({ tag, changes: { name, colour } })}
      saveLabel={t('Save Tag')}
      onClose={onClose}
      onFailed={(error) => toast(tagFailed(error))}
    />
  );
}
