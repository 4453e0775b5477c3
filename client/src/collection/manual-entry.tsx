import { useRef } from 'react';
import { CirclePlus } from 'lucide-react';
import type { DraftControls } from '#client/accounts/use-form-draft.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { ResumedBanner } from '#client/ui/layers/resumed-banner.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { OPTIONAL_FIELDS, type GameForm } from '#client/games/game-form.ts';
import { useAddGame } from './use-add-game.ts';
import { GameFields } from '#client/games/parts/game-fields.tsx';
import '#client/games/parts/manual-entry.css';

interface ManualEntryProps {
  form: GameForm;
  draft: DraftControls;
  withBuyUrl?: boolean | undefined;
}

/** Manual entry of a game; optional fields are collapsed unless a page filled them. */
export function ManualEntry({ form, draft, withBuyUrl }: ManualEntryProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // Synchronously: collapsed fields cannot take the focus.
  const reveal = (errors: object) => {
    if (details.current && OPTIONAL_FIELDS.some((name) => name in errors)) details.current.open = true;
  };
  const { mutate, isPending } = useAddGame(form, reveal, draft.drop);
  return (
    <Tile pad="lg" className="mx-auto w-full max-w-215">
      {draft.isResumed ? <ResumedBanner onStartOver={draft.startOver} className="mb-4" /> : null}
      <form
        noValidate
        className="manual-entry grid grid-cols-1 items-start gap-5 sm:grid-cols-2"
        onSubmit={(event) => void form.handleSubmit((game) => mutate(game), reveal)(event)}
      >
        <GameFields form={form} withBuyUrl={withBuyUrl} details={withBuyUrl ? undefined : details} />
        <div className="sticky bottom-0 z-1 flex justify-end gap-2.5 bg-tile py-2.5 max-nav:bottom-bottombar sm:col-span-full">
          <Button className="max-sm:flex-1" href="/my-games" onClick={draft.drop}>
            Cancel
          </Button>
          <Button
            className="max-sm:flex-1"
            type="submit"
            variant="primary"
            icon={CirclePlus}
            pending={isPending}
            pendingLabel="Adding..."
          >
            Add Game
          </Button>
        </div>
      </form>
    </Tile>
  );
}
