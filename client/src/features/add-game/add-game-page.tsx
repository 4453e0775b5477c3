import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useLocation, useSearch } from 'wouter';
import { Container } from '#client/ui/container.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { TabPanel, Tabs } from '#client/ui/tabs.tsx';
import { ImportFromUrlToCome, PopularGamesToCome } from './components/coming-tabs.tsx';
import { ManualEntry } from './components/manual-entry.tsx';
import { EMPTY_GAME_FORM, gameForm, type EnteredGame, type GameFormFields } from './game-form.ts';

const TABS = [
  { value: 'popular', label: 'Popular Games' },
  { value: 'url', label: 'Import from URL' },
  { value: 'manual', label: 'Manual Entry' },
] as const;

/** Add New Game (specification, section 2). The tab stands in the address; a half-filled form outlives a change of tab. */
export function AddGamePage() {
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('tab');
  const tab = TABS.find(({ value }) => value === asked)?.value ?? 'popular';
  const open = (value: string) => navigate(value === 'popular' ? path : `${path}?tab=${value}`);
  const form = useForm<GameFormFields, unknown, EnteredGame>({
    defaultValues: EMPTY_GAME_FORM,
    resolver: zodResolver(gameForm),
  });

  return (
    <Container>
      <PageHeader title="Add New Game" />
      <Tabs label="Ways to add a game" items={TABS} value={tab} onValueChange={open}>
        <TabPanel value="popular">
          <PopularGamesToCome onManualEntry={() => open('manual')} />
        </TabPanel>
        <TabPanel value="url">
          <ImportFromUrlToCome onManualEntry={() => open('manual')} />
        </TabPanel>
        <TabPanel value="manual">
          <ManualEntry form={form} />
        </TabPanel>
      </Tabs>
    </Container>
  );
}
