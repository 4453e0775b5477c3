import { Check } from 'lucide-react';
import type { Game } from '#shared/games/games-contract.ts';
import { toggleGame } from './toggle-game.ts';
import { select, selection, useSelection } from './selection.ts';
import { t } from '#client/collection/words/words.ts';

/** A game's check box over all of its card or row; with Shift, all games since the last press. */
export function SelectCheckbox({ game, games }: { game: Game; games: readonly Game[] }) {
  const isChosen = useSelection((chosen) => chosen?.ids.has(game.id) ?? false);
  return (
    <div className="select-box absolute inset-0 z-2 rounded-[inherit] select-none has-[:checked]:shadow-[inset_0_0_0_3px_var(--petrol)] has-[:focus-visible]:outline-3 has-[:focus-visible]:-outline-offset-3 has-[:focus-visible]:outline-focus forced-colors:has-[:checked]:outline-3 forced-colors:has-[:checked]:outline-[Highlight]">
      <input
        type="checkbox"
        className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
        aria-label={t('Select {title}', { title: game.title })}
        checked={isChosen}
        onChange={(event) => {
          const { shiftKey } = event.nativeEvent as MouseEvent;
          const order = games.map(({ id }) => id);
          select(toggleGame(selection(), order, game.id, shiftKey));
        }}
      />
      <span
        aria-hidden="true"
        className="select-box-mark pointer-events-none absolute start-3 top-3 grid size-5.5 place-items-center rounded-xs border-[1.5px] border-line-strong bg-tile text-transparent shadow-[0_0_0_5px_var(--tile)] peer-checked:border-petrol peer-checked:bg-petrol peer-checked:text-on-petrol"
      >
        <Check className="icon" strokeWidth={3.5} />
      </span>
    </div>
  );
}
