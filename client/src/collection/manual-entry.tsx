import { useRef } from 'react';
import { CirclePlus } from 'lucide-react';
import type { DraftControls } from '#client/accounts/use-form-draft.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { ResumedBanner } from '#client/ui/layers/resumed-banner.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { OPTIONAL_FIELDS, type GameForm, EMPTY_GAME_FORM, type GameFormFields } from '#client/games/game-form.ts';
import { GameFields } from '#client/games/parts/game-fields.tsx';
import '#client/games/parts/manual-entry.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { addGame } from '#client/games/api.ts';
import { duplicateList } from '#client/games/duplicate-list.ts';
import { showing } from '#client/games/grid-scroll-position.ts';
import { addFailed, duplicateGame, gameAdded } from '#client/games/messages.ts';
import { ApiError } from '#client/lib/http/http.ts';
import { limitMessageOr } from '#client/lib/http/limit-message-or.ts';
import { toast } from '#client/ui/layers/toast.ts';
import { t } from '#client/collection/words/words.ts';

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
            {t('Cancel')}
          </Button>
          <Button
            className="max-sm:flex-1"
            type="submit"
            variant="primary"
            icon={CirclePlus}
            pending={isPending}
            pendingLabel={t('Adding...')}
          >
            {t('Add Game')}
          </Button>
        </div>
      </form>
    </Tile>
  );
}

/**
 * Adds the game of the form and goes to it on My Games. What the server refuses is said under the invalid field, and
 * the form keeps what was typed. `reveal` is called with the errors before one of their fields takes the focus,
 * `onAdded` before the form is left.
 */
function useAddGame({ setError, setFocus }: GameForm, reveal: (errors: object) => void, onAdded: () => void) {
  const [, navigate] = useLocation();
  const client = useQueryClient();

  const explainFields = (fields: Readonly<Record<string, string>>) => {
    const named = (Object.keys(EMPTY_GAME_FORM) as (keyof GameFormFields)[]).filter((name) => fields[name]);
    for (const name of named) setError(name, { message: fields[name] ?? '' });
    reveal(fields);
    if (named[0]) setFocus(named[0]);
    return named.length > 0;
  };

  return useMutation({
    ...addGame,
    onSuccess: (game) => {
      onAdded();
      toast(gameAdded(game));
      navigate(game.isWishlist ? '/my-games?tab=wishlist' : '/my-games', { state: showing(game.id) });
    },
    onError: async (error, game) => {
      const explained = error instanceof ApiError && explainFields(error.fields);
      if (error instanceof ApiError && error.code === 'duplicate_title') {
        toast(duplicateGame(game.title, await duplicateList(client, game)));
      } else if (!explained) toast(limitMessageOr(addFailed, error));
    },
  });
}
