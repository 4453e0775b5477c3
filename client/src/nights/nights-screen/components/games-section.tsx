import { useState } from 'react';
import { Controller } from 'react-hook-form';
import type { Host } from '#client/organizations/host.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import type { Plan } from '#shared/enums.ts';
import { PLAN_LIMITS, PLAN_NAMES, planAllowing } from '#shared/limits/plan-limits.ts';
import type { NightForm } from '../night-form.ts';
import { FormSection } from './form-section.tsx';
import { GamePicker } from '../../parts/game-picker.tsx';
import { gamesToChoose } from '../../pickable-games.ts';
import { usePresentGames } from '../../use-present-games.ts';
import { Check, Plus } from 'lucide-react';
import { GameCover } from '#client/brand/game-cover.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { isOwned } from '#shared/games/lists.ts';
import { suggestedGames } from '../suggested-games.ts';
import '../../parts/chips.css';
import { t } from '#client/nights/words/words.ts';

/** The plan's limit as text. */
function limitText(plan: Plan): string | undefined {
  const { gamesANight } = PLAN_LIMITS[plan];
  if (gamesANight === Infinity) return undefined;
  const lifting = planAllowing('gamesANight', gamesANight + 1);
  return [
    t('{plan} takes up to {count, plural, one {# game} other {# games}} on one game night.', {
      plan: PLAN_NAMES[plan],
      count: gamesANight,
    }),
    lifting && t('{plan} lifts this limit.', { plan: PLAN_NAMES[lifting] }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The night's games: likely ones as chips, all behind 'Choose'. */
export function GamesSection({ form, host }: { form: NightForm; host: Host }) {
  const { control, formState } = form;
  const { plan } = host;
  const [choosing, setChoosing] = useState(false);
  const { data: games, isError, refetch } = usePresentGames(form, host.for);
  const error = formState.errors.gameIds?.message;
  const limit = PLAN_LIMITS[plan].gamesANight;
  return (
    <FormSection title={t('Games')} lead={limitText(plan)}>
      <div className="sm:col-span-full">
        {games ? (
          <Controller
            control={control}
            name="gameIds"
            render={({ field }) => {
              const offered = gamesToChoose(games, field.value);
              return choosing || error !== undefined || offered.length === 0 ? (
                <GamePicker
                  games={offered}
                  organization={host.for === null ? null : host.name}
                  chosen={field.value}
                  onChange={field.onChange}
                  limit={limit}
                  error={error}
                  searchesAtOnce={choosing}
                />
              ) : (
                <GameChips
                  games={offered}
                  chosen={field.value}
                  onChange={field.onChange}
                  limit={limit}
                  onMore={() => setChoosing(true)}
                />
              );
            }}
          />
        ) : isError ? (
          <p role="alert">
            {t('Your games could not be loaded.')}{' '}
            <Button size="sm" onClick={() => void refetch()}>
              {t('Try Again')}
            </Button>
          </p>
        ) : (
          <Loading label={t('Loading your games...')}>
            <Skeleton className="h-40" />
          </Loading>
        )}
      </div>
    </FormSection>
  );
}

interface GameChipsProps {
  /** The owned ones, and others that are chosen. */
  games: readonly Game[];
  /** Ids in the host's order. */
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
  /** The plan's limit. */
  limit: number;
  /** Opens the full list. */
  onMore: () => void;
}

const SUGGESTED = 4;

/** Chosen and likely games as chips; the last chip opens the full list. */
function GameChips({ games, chosen, onChange, limit, onMore }: GameChipsProps) {
  const [suggested] = useState(() => suggestedGames(games.filter(isOwned), SUGGESTED).map(({ id }) => id));
  const ids = [...chosen.filter((id) => !suggested.includes(id)), ...suggested];
  const shown = ids.flatMap((id) => games.find((game) => game.id === id) ?? []);
  return (
    <div role="group" aria-label={t('Games for the night')} className="mt-1.5 flex flex-wrap gap-2">
      {shown.map(({ id, title, category, imageUrl }) => {
        const isChosen = chosen.includes(id);
        return (
          <button
            key={id}
            type="button"
            className="chip"
            aria-pressed={isChosen}
            disabled={!isChosen && chosen.length >= limit}
            onClick={() => onChange(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
          >
            <GameCover
              title={title}
              category={category}
              imageUrl={imageUrl}
              className="size-8.5 flex-none rounded-sm"
            />
            <span dir="auto">{title}</span>
            {isChosen ? <Check className="icon" aria-hidden="true" /> : null}
          </button>
        );
      })}
      <button type="button" className="chip" data-more onClick={onMore}>
        <Plus className="icon" aria-hidden="true" />
        {t('Choose')}
      </button>
    </div>
  );
}
