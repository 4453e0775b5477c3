import { FileUp, ScanBarcode } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { openScan, useScanPurpose } from '#client/copies/scanning/scan-view.ts';
import { PopularGames } from '#client/games/popular-games/popular-games.tsx';
import { lazyCode, useLazyCode } from '#client/lib/lazy-code.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { Spinner } from '#client/ui/states/spinner.tsx';
import { TabPanel, Tabs } from '#client/ui/layout/tabs.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { RequestedTitle } from './game-forms.tsx';
import { t } from '#client/collection/words/words.ts';

const TABS = [
  { value: 'popular', label: t('Popular Games') },
  { value: 'url', label: t('Import from URL') },
  { value: 'manual', label: t('Manual Entry') },
] as const;

const FORM_TABS = ['url', 'manual'] as const;

const gameForms = lazyCode(() => import('./game-forms.tsx'));
const Scanning = lazy(async () => ({ default: (await import('./scanning.tsx')).Scanning }));

/** Add New Game. The tab is in the URL; forms are loaded when they are wanted, or at the first touch. */
export function AddGamePage() {
  const [path, navigate] = useLocation();
  const query = useSearch();
  const named = new URLSearchParams(query).get('tab');
  const tab = TABS.find(({ value }) => value === named)?.value ?? 'popular';
  // Keeps the search of popular games for the way back.
  const open = (value: string) => {
    const params = new URLSearchParams(query);
    if (value === 'popular') params.delete('tab');
    else params.set('tab', value);
    navigate(params.size > 0 ? `${path}?${params.toString()}` : path);
  };
  const isScanning = useScanPurpose() !== null;
  const forms = useLazyCode(gameForms, tab !== 'popular');
  const [requested, setRequested] = useState<RequestedTitle | null>(null);

  return (
    <Container>
      <PageHeader
        title={t('Add New Game')}
        actions={
          <>
            <Button icon={ScanBarcode} aria-haspopup="dialog" onClick={() => openScan('add')}>
              {t('Scan a Box')}
            </Button>
            <Button icon={FileUp} href="/import">
              {t('Import a Collection')}
            </Button>
          </>
        }
      />
      <Tabs label={t('Ways to add a game')} items={TABS} value={tab} onValueChange={open}>
        <TabPanel value="popular">
          <PopularGames
            onManualEntry={(title) => {
              if (title !== '') setRequested({ title });
              open('manual');
            }}
          />
        </TabPanel>
        {forms ? (
          <forms.GameForms requested={requested} />
        ) : (
          FORM_TABS.map((value) => (
            <TabPanel key={value} value={value}>
              <Tile pad="lg" className="mx-auto grid min-h-96 w-full max-w-215 place-items-center">
                <Spinner label={t('Loading...')} />
              </Tile>
            </TabPanel>
          ))
        )}
      </Tabs>
      {isScanning ? (
        <Suspense fallback={null}>
          <Scanning />
        </Suspense>
      ) : null}
    </Container>
  );
}
