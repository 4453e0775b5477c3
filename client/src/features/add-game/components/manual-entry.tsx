import { CirclePlus } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Tile } from '#client/ui/tile.tsx';
import type { GameForm } from '../game-form.ts';
import { useAdding } from '../use-adding.ts';
import { GameFields } from './game-fields.tsx';
import './manual-entry.css';

interface ManualEntryProps {
  form: GameForm;
  withBuyUrl?: boolean | undefined;
}

/** A game by hand. */
export function ManualEntry({ form, withBuyUrl }: ManualEntryProps) {
  const { mutate, isPending } = useAdding(form);
  return (
    <Tile pad="lg" className="manual-entry-tile">
      <form
        noValidate
        className="manual-entry"
        onSubmit={(event) => void form.handleSubmit((game) => mutate(game))(event)}
      >
        <GameFields form={form} withBuyUrl={withBuyUrl} />
        <div className="manual-entry-buttons">
          <Button href="/my-games">Cancel</Button>
          <Button type="submit" variant="primary" icon={CirclePlus} pending={isPending} pendingLabel="Adding...">
            Add Game
          </Button>
        </div>
      </form>
    </Tile>
  );
}
