import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { closeSharing, useSharedGame } from './shared-game.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

/** Place once near the root. The dialog and html2canvas are loaded on first use. */
export function ShareDialogHost() {
  const game = useSharedGame();
  const [path] = useLocation();
  const seen = useRef(path);
  useEffect(() => {
    if (seen.current !== path) closeSharing();
    seen.current = path;
  }, [path]);
  return game ? (
    <Suspense fallback={null}>
      <ShareDialog key={game.id} game={game} />
    </Suspense>
  ) : null;
}
