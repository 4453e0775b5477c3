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
import { EMPTY_GAME_FORM, gameForm, type EnteredGame, type GameFormFields } from '#client/entities/games/game-form.ts';

const TABS = [
  { value: 'popular', label: 'Popular Games' },
  { value: 'url', label: 'Import from URL' },
  { value: 'manual', label: 'Manual Entry' },
] as const;

/** Add New Game. The tab is in the address; a half-filled form survives a change of tab. */
export function AddGamePage() {
  const [path, navigate] = useLocation();
  const query = useSearch();
  const asked = new URLSearchParams(query).get('tab');
  const tab = TABS.find(({ value }) => value === asked)?.value ?? 'popular';
  // The search among the popular games stays for the way back.
  const open = (value: string) => {
    const params = new URLSearchParams(query);
    if (value === 'popular') params.delete('tab');
    else params.set('tab', value);
    navigate(params.size > 0 ? `${path}?${params.toString()}` : path);
  };
  const byHand = useGameForm();
  const fromPage = useGameForm();

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
              if (title !== '') byHand.setValue('title', title, { shouldDirty: true });
              open('manual');
            }}
          />
        </TabPanel>
        <TabPanel value="url">
          <UrlImport form={fromPage} />
        </TabPanel>
        <TabPanel value="manual">
          <ManualEntry form={byHand} />
        </TabPanel>
      </Tabs>
    </Container>
  );
}

const useGameForm = () =>
  useForm<GameFormFields, unknown, EnteredGame>({ defaultValues: EMPTY_GAME_FORM, resolver: zodResolver(gameForm) });
