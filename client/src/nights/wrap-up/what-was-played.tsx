import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { usePlaySuggestions } from '#client/plays/use-play-suggestions.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import type { ResponseBody } from '#shared/contract/contract.ts';
import type { listEventGames } from '#shared/nights/events-contract.ts';
import type { WrapUpSheet } from '#shared/nights/wrap-up-contract.ts';
import { offeredGames } from './offered-games.ts';
import { gameOfPlay, suggestedNames } from './table-play.ts';
import type { WrapUp } from './use-wrap-up.ts';
import { NotPlayed } from './not-played.tsx';
import { RecordedPlay } from './recorded-play.tsx';
import { Step } from './step.tsx';
import { TablePlayForm } from './table-play-form.tsx';
import { t } from '#client/nights/words/words.ts';

const AddGameDialog = lazy(async () => ({ default: (await import('./add-game-dialog.tsx')).AddGameDialog }));

interface WhatWasPlayedProps {
  games: ResponseBody<typeof listEventGames>;
  sheet: WrapUpSheet;
  form: WrapUp;
}

/** Recorded plays, plays being entered, planned games, and games that guests brought. */
export function WhatWasPlayed({ games, sheet, form }: WhatWasPlayedProps) {
  const [adding, setAdding] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const { memory } = usePlaySuggestions();
  const offered = offeredGames(
    games,
    sheet,
    form.plays.map(({ game }) => game),
  );
  const cover = (gameId: number | null) => games.find(({ id }) => id === gameId);
  const names = suggestedNames(sheet.people, memory.names);
  const add: WrapUp['play'] = (game) => {
    const key = form.play(game);
    setOpened(key);
    return key;
  };

  useEffect(() => {
    if (opened) list.current?.querySelector<HTMLElement>(`[data-play="${opened}"] h3`)?.focus();
  }, [opened]);

  return (
    <Step number={2} title={t('What was played?')}>
      <div ref={list} className="mb-3.5 grid grid-cols-1 gap-3.5">
        {sheet.plays.map(({ play }) => (
          <RecordedPlay key={play.id} play={play} game={cover(play.gameId)} onAgain={() => add(gameOfPlay(play))} />
        ))}
        {form.plays.map((play) => (
          <TablePlayForm
            key={play.key}
            play={play}
            game={cover(play.game.id)}
            names={names}
            isInvalid={form.invalid === play.key}
            onChange={(fields) => form.changePlay(play.key, fields)}
            onSkip={() => form.skip(play.key)}
            onAgain={() => add(play.game)}
          />
        ))}
        <NotPlayed heading={t('Planned')} games={offered.planned} onPlayed={add} />
        <NotPlayed heading={t('Brought by guests')} games={offered.brought} onPlayed={add} />
      </div>
      <Button icon={Plus} onClick={() => setAdding(true)}>
        {t('Add Another Game')}
      </Button>
      {adding ? (
        <Suspense>
          <AddGameDialog
            onChoose={(game) => {
              setAdding(false);
              add(game);
            }}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      ) : null}
    </Step>
  );
}
