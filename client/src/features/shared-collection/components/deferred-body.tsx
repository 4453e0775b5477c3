import { memo, useEffect } from 'react';
import { GamesLoading } from '#client/entities/games/games-loading.tsx';
import { firstInteraction, hasInput, recordInteractions } from '#client/lib/first-interaction.ts';
import { isOneColumn } from '#client/lib/use-column-count.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import type { SharedCollection } from '#shared/contracts/shared-collection.ts';

const PLACE = 'shared-body';

let repeatUse: (() => void) | undefined;

/**
 * On a phone the prerendered games fill the screen, and reading them needs no code: that is loaded once somebody does
 * something. A wide window has room for more games than are prerendered.
 */
async function untilNeeded(): Promise<void> {
  const prerendered = typeof document === 'undefined' ? null : document.getElementById(PLACE);
  if (!prerendered) return;
  repeatUse = recordInteractions(prerendered);
  if (isOneColumn() && !hasInput(prerendered)) await firstInteraction();
}

const SharedBody = lazy(async () => {
  await untilNeeded();
  const { SharedBody: Body } = await import('./shared-body.tsx');
  return {
    default: function HydratedBody({ collection }: { collection: SharedCollection }) {
      useEffect(() => {
        repeatUse?.();
        repeatUse = undefined;
      }, []);
      return <Body collection={collection} />;
    },
  };
});

/** The part below the head of a shared collection. Rendering it again before it is hydrated would take it away. */
export const DeferredBody = memo(function DeferredBody({ collection }: { collection: SharedCollection }) {
  return (
    <div id={PLACE}>
      <Suspense fallback={<GamesLoading label="Loading the collection..." />}>
        <SharedBody collection={collection} />
      </Suspense>
    </div>
  );
});
