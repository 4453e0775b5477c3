import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { EMPTY_GAME_FORM, gameForm, type EnteredGame, type GameFormFields } from '#client/games/game-form.ts';
import { useFormDraft } from '#client/accounts/use-form-draft.ts';
import { ManualEntry } from './manual-entry.tsx';
import { UrlImport } from './url-import.tsx';
import { TabPanel } from '#client/ui/layout/tabs.tsx';

/** A title to write into the form of games by hand. */
export interface RequestedTitle {
  title: string;
}

/**
 * The forms of Add New Game, each in its tab; an unfinished one survives changing tabs. @param asked written when it
 * changes
 */
export function GameForms({ requested }: { requested: RequestedTitle | null }) {
  const byHand = useGameForm('game-by-hand');
  const fromPage = useGameForm('game-from-page');

  const write = useEffectEvent(({ title }: RequestedTitle) => {
    const { form, draft } = byHand;
    // A half-written form was about another game.
    if (draft.isResumed && title !== form.getValues('title')) draft.startOver();
    form.setValue('title', title, { shouldDirty: true });
  });
  useEffect(() => {
    if (requested) write(requested);
  }, [requested]);

  return (
    <>
      <TabPanel value="url">
        <UrlImport {...fromPage} />
      </TabPanel>
      <TabPanel value="manual">
        <ManualEntry {...byHand} />
      </TabPanel>
    </>
  );
}

function useGameForm(name: string) {
  const form = useForm<GameFormFields, unknown, EnteredGame>({
    defaultValues: EMPTY_GAME_FORM,
    resolver: zodResolver(gameForm),
  });
  return { form, draft: useFormDraft(form, name, EMPTY_GAME_FORM) };
}
