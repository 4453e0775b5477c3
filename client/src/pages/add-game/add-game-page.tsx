import { zodResolver } from '@hookform/resolvers/zod';
import { FileUp } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useLocation, useSearch } from 'wouter';
import { PopularGames } from '#client/features/popular-games/components/popular-games.tsx';
import { Button } from '#client/ui/button.tsx';
import { Container } from '#client/ui/container.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { TabPanel, Tabs } from '#client/ui/tabs.tsx';
import { ManualEntry } from '#client/features/add-game/components/manual-entry.tsx';
import { UrlImport } from '#client/features/add-game/components/url-import.tsx';
import { useFormDraft } from '#client/entities/user/use-form-draft.ts';
import { EMPTY_GAME_FORM, gameForm, type EnteredGame, type GameFormFields } from '#client/entities/games/game-form.ts';

const TABS = [
  { value: 'popular', label: 'Popular Games' },
  { value: 'url', label: 'Import from URL' },
  { value: 'manual', label: 'Manual Entry' },
] as const;

/** Add New Game. The tab is in the URL; an unfinished form survives changing tabs. */
export function AddGamePage() {
  const [path, navigate] = useLocation();
  const query = useSearch();
  const asked = new URLSearchParams(query).get('tab');
  const tab = TABS.find(({ value }) => value === asked)?.value ?? 'popular';
  // Keeps the search of popular games for the way back.
  const open = (value: string) => {
    const params = new URLSearchParams(query);
    if (value === 'popular') params.delete('tab');
    else params.set('tab', value);
    navigate(params.size > 0 ? `${path}?${params.toString()}` : path);
  };
  const byHand = useGameForm('game-by-hand');
  const fromPage = useGameForm('game-from-page');

  return (
    <Container>
      <PageHeader
        title="Add New Game"
        actions={
          <Button icon={FileUp} href="/import">
            Import a Collection
          </Button>
        }
      />
      <Tabs label="Ways to add a game" items={TABS} value={tab} onValueChange={open}>
        <TabPanel value="popular">
          <PopularGames
            onManualEntry={(title) => {
              if (title !== '') byHand.writeTitle(title);
              open('manual');
            }}
          />
        </TabPanel>
        <TabPanel value="url">
          <UrlImport {...fromPage} />
        </TabPanel>
        <TabPanel value="manual">
          <ManualEntry {...byHand} />
        </TabPanel>
      </Tabs>
    </Container>
  );
}

function useGameForm(name: string) {
  const form = useForm<GameFormFields, unknown, EnteredGame>({
    defaultValues: EMPTY_GAME_FORM,
    resolver: zodResolver(gameForm),
  });
  const draft = useFormDraft(form, name, EMPTY_GAME_FORM);
  const writeTitle = (title: string) => {
    // What was left half written was another game.
    if (draft.isResumed && title !== form.getValues('title')) draft.startOver();
    form.setValue('title', title, { shouldDirty: true });
  };
  return { form, draft, writeTitle };
}
