import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { gamesToHostQuery } from '#client/games/api.ts';
import { setEventGames } from '../../api.ts';
import { PickableGame } from '../../parts/pickable-game.tsx';
import '../../parts/game-picker.css';
import { pickableGames } from '../../pickable-games.ts';
import { useHostedId, useHostedOrganization } from '#client/organizations/use-host.ts';
import { DialogButtons } from '#client/ui/forms/dialog-buttons.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { SearchBox } from '#client/ui/forms/search-box.tsx';
import type { Plan } from '#shared/enums.ts';
import { beyondLimitText, PLAN_LIMITS, PLAN_NAMES } from '#shared/limits/plan-limits.ts';
import * as messages from '../messages.ts';
import { useNightMutation } from '../use-night-mutation.ts';
import { OrderedGames, type OrderedGame } from './ordered-games.tsx';
import { isOwned } from '#shared/games/lists.ts';
import { rich, t } from '#client/nights/words/words.ts';

interface GamesDialogProps {
  eventId: number;
  plan: Plan;
  /** The event's games, in order. */
  chosen: readonly OrderedGame[];
  onClose: () => void;
}

/** Listed rows; a search finds the others. */
const MAX_LISTED = 60;

const sameOrder = (some: readonly OrderedGame[], others: readonly OrderedGame[]) =>
  some.length === others.length && some.every(({ id }, index) => id === others[index]?.id);

/** Adds, removes and orders an event's games; saved together. */
export function GamesDialog({ eventId, plan, chosen: before, onClose }: GamesDialogProps) {
  const [chosen, setChosen] = useState<readonly OrderedGame[]>(before);
  const [search, setSearch] = useState('');
  const organization = useHostedOrganization();
  const { data: games } = useQuery(gamesToHostQuery(useHostedId()));
  const owned = useMemo(() => games?.filter(isOwned), [games]);
  const found = useMemo(() => pickableGames(owned ?? [], search).slice(0, MAX_LISTED), [owned, search]);
  const full = chosen.length >= PLAN_LIMITS[plan].gamesANight;
  const { mutate, isPending } = useNightMutation(eventId, setEventGames, { failed: messages.gamesFailed });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      hasChanges={!sameOrder(chosen, before)}
      title={t('Choose Games')}
      description={t('In the order in which you would bring them out.')}
      footer={
        <DialogButtons
          onCancel={onClose}
          pending={isPending}
          onClick={() => mutate({ id: eventId, gameIds: chosen.map(({ id }) => id) }, { onSuccess: onClose })}
        >
          {t('Save Games')}
        </DialogButtons>
      }
    >
      <div className="grid grid-cols-1 gap-2.5">
        <OrderedGames games={chosen} onChange={setChosen} />
        {full ? (
          <p className="text-sm text-ink-2">
            {t('That is all {plan} has room for.', { plan: PLAN_NAMES[plan] })}{' '}
            {beyondLimitText(plan, 'gamesANight', chosen.length + 1)}{' '}
            {organization === null ? (
              <Link href="/premium" className="link">
                {t('See plans')}
              </Link>
            ) : null}
          </p>
        ) : null}
        {owned?.length === 0 && organization !== null ? (
          <p className="text-sm text-ink-2">
            {rich('There is no game in the collection of {organization} yet.', {
              organization: <bdi>{organization}</bdi>,
            })}
          </p>
        ) : owned?.length === 0 ? (
          <p className="text-sm text-ink-2">
            {t('No games in your collection. Add some games first!')}{' '}
            <Link href="/add-game" className="link">
              {t('Add Game')}
            </Link>
          </p>
        ) : (
          <>
            <SearchBox
              value={search}
              onChange={setSearch}
              placeholder={organization === null ? t('Search your games...') : t('Search its games...')}
            />
            {owned && found.length === 0 ? (
              <p className="text-sm text-ink-2">{t('No games match your search.')}</p>
            ) : null}
            <ul
              aria-label={t('Your games')}
              className="relative max-h-78 overflow-auto overscroll-contain rounded-md bg-well p-1.25 shadow-inset"
            >
              {found.map((game) => {
                const isChosen = chosen.some(({ id }) => id === game.id);
                return (
                  <PickableGame
                    key={game.id}
                    game={game}
                    chosen={isChosen}
                    disabled={full && !isChosen}
                    onToggle={() => setChosen(isChosen ? chosen.filter(({ id }) => id !== game.id) : [...chosen, game])}
                  />
                );
              })}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
