import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { tagsQuery } from '#client/entities/tags/api.ts';
import { type FinishTags, TagBox } from '#client/entities/tags/tag-box.tsx';
import { TagDot } from '#client/entities/tags/tag-dot.tsx';
import { countText } from '#client/lib/number-text.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import type { Game } from '#shared/contracts/games.ts';

interface TagDialogProps {
  games: readonly Game[];
  onSave: (add: number[], remove: number[]) => void;
  onClose: () => void;
}

/** Puts tags on the chosen games, and takes off those that some of them have. */
export function TagDialog({ games, onSave, onClose }: TagDialogProps) {
  const { data: tags = [] } = useQuery(tagsQuery);
  const [add, setAdd] = useState<number[]>([]);
  const finishTags = useRef<FinishTags>(null);
  const [remove, setRemove] = useState<number[]>([]);
  const uses = useMemo(() => {
    const counts = new Map<number, number>();
    for (const id of games.flatMap(({ tagIds }) => tagIds)) counts.set(id, (counts.get(id) ?? 0) + 1);
    return counts;
  }, [games]);
  const present = tags.filter(({ id }) => uses.has(id) && !add.includes(id));
  const save = async () => {
    const added = finishTags.current ? await finishTags.current() : add;
    if (!added) return;
    const removed = remove.filter((id) => !added.includes(id));
    if (added.length + removed.length > 0) onSave(added, removed);
    onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Tag ${countText(games.length, 'Game')}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={() => void save()}>
            Save Tags
          </Button>
        </>
      }
    >
      <div className="grid min-h-64 content-start gap-5 pb-2">
        <Field label="Put on" hint="All of these games get them.">
          <TagBox value={add} onChange={setAdd} finish={finishTags} />
        </Field>
        {present.length === 0 ? null : (
          <fieldset className="min-w-0">
            <legend className="pb-2 text-sm leading-[1.3] font-strong">Keep on those that have them</legend>
            <div className="grid gap-2">
              {present.map(({ id, name, colour }) => (
                <Checkbox
                  key={id}
                  checked={!remove.includes(id)}
                  onChange={(event) =>
                    setRemove(event.target.checked ? remove.filter((one) => one !== id) : [...remove, id])
                  }
                  label={
                    <span className="inline-flex max-w-full items-baseline gap-2">
                      <TagDot colour={colour} />
                      <span className="min-w-0 wrap-anywhere" dir="auto">
                        {name}
                      </span>
                    </span>
                  }
                  description={
                    remove.includes(id) ? 'Comes off' : `On ${uses.get(id) ?? 0} of ${countText(games.length, 'game')}`
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
