import { useState } from 'react';
import { Controller } from 'react-hook-form';
import type { Host } from '#client/organizations/host.ts';
import { countText } from '#client/lib/number-text.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import type { Plan } from '#shared/enums.ts';
import { PLAN_LIMITS, PLAN_NAMES, planAllowing } from '#shared/limits/plan-limits.ts';
import type { NightForm } from '../night-form.ts';
import { FormSection } from './form-section.tsx';
import { GameChips } from './game-chips.tsx';
import { GamePicker } from '../../parts/game-picker.tsx';
import { gamesToChoose } from '../../pickable-games.ts';
import { usePresentGames } from '../../use-present-games.ts';

/** The plan's limit as text. */
function limitText(plan: Plan): string | undefined {
  const { gamesANight } = PLAN_LIMITS[plan];
  if (gamesANight === Infinity) return undefined;
  const lifting = planAllowing('gamesANight', gamesANight + 1);
  const rest = lifting ? ` ${PLAN_NAMES[lifting]} lifts this limit.` : '';
  return `${PLAN_NAMES[plan]} takes up to ${countText(gamesANight, 'game')} on one game night.${rest}`;
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
    <FormSection title="Games" lead={limitText(plan)}>
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
            Your games could not be loaded.{' '}
            <Button size="sm" onClick={() => void refetch()}>
              Try Again
            </Button>
          </p>
        ) : (
          <Loading label="Loading your games...">
            <Skeleton className="h-40" />
          </Loading>
        )}
      </div>
    </FormSection>
  );
}
