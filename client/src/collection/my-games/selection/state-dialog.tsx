import { useState } from 'react';
import { DialogButtons } from '#client/ui/forms/dialog-buttons.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { GAME_STATE_LABELS, type GameState } from '#shared/enums.ts';
import { type GameList, offeredStates } from '#shared/games/lists.ts';
import { TriStateCheckbox } from './tri-state-checkbox.tsx';
import type { CheckboxChange } from './checkbox-change.ts';
import { t } from '#client/collection/words/words.ts';

interface StateDialogProps {
  games: readonly Game[];
  list: GameList;
  onSave: (add: GameState[], remove: GameState[]) => void;
  onClose: () => void;
}

/** Sets states of the chosen games, and takes away those that some of them have. */
export function StateDialog({ games, list, onSave, onClose }: StateDialogProps) {
  const [changes, setChanges] = useState<Partial<Record<GameState, CheckboxChange>>>({});
  const offered = offeredStates(
    list,
    games.flatMap(({ states }) => states),
  );
  const add = offered.filter((state) => changes[state] === 'add');
  const remove = offered.filter((state) => changes[state] === 'remove');
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('{count, plural, one {States of # Game} other {States of # Games}}', { count: games.length })}
      footer={
        <DialogButtons
          onCancel={onClose}
          disabled={add.length + remove.length === 0}
          onClick={() => {
            onSave(add, remove);
            onClose();
          }}
        >
          {t('Save States')}
        </DialogButtons>
      }
    >
      <div className="grid gap-3 pb-2">
        {offered.map((state) => (
          <TriStateCheckbox
            key={state}
            label={GAME_STATE_LABELS[state]}
            uses={games.filter(({ states }) => states.includes(state)).length}
            games={games.length}
            change={changes[state]}
            onChange={(change) => setChanges({ ...changes, [state]: change })}
          />
        ))}
      </div>
    </Dialog>
  );
}
