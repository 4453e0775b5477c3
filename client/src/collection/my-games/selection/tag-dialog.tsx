import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { tagsQuery } from '#client/games/tags/api.ts';
import { type FinishTags, TagCombobox } from '#client/games/tags/tag-combobox.tsx';
import { TagDot } from '#client/games/tags/tag-dot.tsx';
import { DialogButtons } from '#client/ui/forms/dialog-buttons.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { TriStateCheckbox } from './tri-state-checkbox.tsx';
import type { CheckboxChange } from './checkbox-change.ts';
import { t } from '#client/collection/words/words.ts';

interface TagDialogProps {
  games: readonly Game[];
  onSave: (add: number[], remove: number[]) => void;
  onClose: () => void;
}

/** Puts tags on the chosen games, and takes off those that some of them have. */
export function TagDialog({ games, onSave, onClose }: TagDialogProps) {
  const { data: tags = [] } = useQuery(tagsQuery);
  const [changes, setChanges] = useState<ReadonlyMap<number, CheckboxChange>>(new Map());
  const finishTags = useRef<FinishTags>(null);
  const uses = useMemo(() => {
    const counts = new Map<number, number>();
    for (const id of games.flatMap(({ tagIds }) => tagIds)) counts.set(id, (counts.get(id) ?? 0) + 1);
    return counts;
  }, [games]);
  const idsTo = (change: CheckboxChange) => Array.from(changes).flatMap(([id, one]) => (one === change ? id : []));
  const add = idsTo('add');
  const save = async () => {
    const added = finishTags.current ? await finishTags.current() : add;
    if (!added) return;
    const removed = idsTo('remove').filter((id) => !added.includes(id));
    if (added.length + removed.length > 0) onSave(added, removed);
    onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      hasChanges={add.length > 0}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('{count, plural, one {Tag # Game} other {Tag # Games}}', { count: games.length })}
      footer={
        <DialogButtons onCancel={onClose} onClick={() => void save()}>
          {t('Save Tags')}
        </DialogButtons>
      }
    >
      <div className="grid min-h-48 content-start gap-5 pb-2">
        <Field label={t('Find or make a tag')}>
          <TagCombobox
            isListed
            value={add}
            // A new tag is put on when it is made: what was taken off meanwhile stays off.
            onChange={(ids) => setChanges((before) => new Map([...before, ...ids.map((id) => [id, 'add'] as const)]))}
            finish={finishTags}
          />
        </Field>
        {tags.length === 0 ? null : (
          <fieldset className="min-w-0">
            <legend className="pb-2 text-sm leading-[1.3] font-strong">{t('Your tags')}</legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-x-5 gap-y-2">
              {tags.map(({ id, name, colour }) => (
                <TriStateCheckbox
                  key={id}
                  uses={uses.get(id) ?? 0}
                  games={games.length}
                  change={changes.get(id)}
                  onChange={(change) => setChanges((before) => new Map([...before, [id, change]]))}
                  label={
                    <span className="inline-flex max-w-full items-baseline gap-2">
                      <TagDot colour={colour} />
                      <span className="min-w-0 wrap-anywhere" dir="auto">
                        {name}
                      </span>
                    </span>
                  }
                />
              ))}
            </div>
          </fieldset>
        )}
      </div>
    </Dialog>
  );
}
