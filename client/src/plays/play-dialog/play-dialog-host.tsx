import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '#client/accounts/api.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { usePlayDialogView } from '../play-dialog-view.ts';

const PlayDialog = lazy(async () => ({ default: (await import('./play-dialog.tsx')).PlayDialog }));

/** Place once near the root. The dialog is loaded on first use. */
export function PlayDialogHost() {
  const view = usePlayDialogView();
  const { data: user } = useQuery(currentUserQuery);
  return view && user ? (
    <Suspense fallback={null}>
      <PlayDialog view={view} />
    </Suspense>
  ) : null;
}
