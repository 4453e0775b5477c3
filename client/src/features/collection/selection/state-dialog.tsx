import { useState } from 'react';
import { countText } from '#client/lib/number-text.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { Game } from '#shared/contracts/games.ts';
import { GAME_STATE_LABELS, type GameState } from '#shared/enums.ts';
import { type GameList, offeredStates } from '#shared/rules/games/lists.ts';
import { pressedState, type StateChange } from './rules/state-change.ts';

interface StateDialogProps {
  games: readonly Game[];
  list: GameList;
  onSave: (add: GameState[], remove: GameState[]) => void;
  onClose: () => void;
}

const WORDS = { add: 'All of these games get it', remove: 'Comes off' };

/** Sets states of the chosen games, and takes away those that some of them have. */
export function StateDialog({ games, list, onSave, onClose }: StateDialogProps) {
  const [changes, setChanges] = useState<Partial<Record<GameState, StateChange>>>({});
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
      title={`States of ${countText(games.length, 'Game')}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={add.length + remove.length === 0}
            onClick={() => {
              onSave(add, remove);
              onClose();
            }}
          >
            Save States
          </Button>
        </>
      }
    >
      <div className="grid gap-3 pb-2">
        {offered.map((state) => {
          const uses = games.filter(({ states }) => states.includes(state)).length;
          const change = changes[state];
          return (
            <Checkbox
              key={state}
              ref={(box) => {
                if (box) box.indeterminate = !change && uses > 0 && uses < games.length;
              }}
              label={GAME_STATE_LABELS[state]}
              description={change ? WORDS[change] : `On ${uses} of ${countText(games.length, 'game')}`}
              checked={change === 'add' || (!change && uses === games.length)}
              onChange={() => setChanges({ ...changes, [state]: pressedState(change, uses, games.length) })}
            />
          );
        })}
      </div>
    </Dialog>
  );
}
