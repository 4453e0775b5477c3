import { useQuery, useMutation } from '@tanstack/react-query';
import { useEffect, memo } from 'react';
import { GamesLoading } from '#client/games/parts/games-loading.tsx';
import { countView } from '../api.ts';
import { configQuery, currentUserQuery } from '#client/accounts/api.ts';
import { firstInteraction, hasInput, recordInteractions } from '#client/lib/first-interaction.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { isOneColumn } from '#client/lib/use-column-count.ts';
import type { SharedCollection } from '#shared/sharing/shared-collection-contract.ts';
import { SharedHeader } from './shared-header.tsx';
import './shared-view.css';
import { t } from '#client/sharing/words/words.ts';

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
const DeferredBody = memo(function DeferredBody({ collection }: { collection: SharedCollection }) {
  return (
    <div id={PLACE}>
      <Suspense fallback={<GamesLoading label={t('Loading the collection...')} />}>
        <SharedBody collection={collection} />
      </Suspense>
    </div>
  );
});

/** Counts a visitor's view, not the owner's. Failures are ignored. */
function useCountedView(shareId: string, isVisitor: boolean): void {
  const { mutate } = useMutation(countView);
  useEffect(() => {
    if (isVisitor) mutate(shareId);
  }, [mutate, shareId, isVisitor]);
}

/** The page of a shared collection: owner, games, comments. */
export function SharedView({ collection }: { collection: SharedCollection }) {
  const { shareId, isMine, title } = collection;
  const { data: user } = useQuery(currentUserQuery);
  useCountedView(shareId, !isMine);
  useEffect(() => {
    document.title = `${title} · Rollcall`;
  }, [title]);
  return (
    <>
      <SharedHeader collection={collection} isVisitor={user === null} />
      <DeferredBody collection={collection} />
      {isMine ? null : <ReportLink shareId={shareId} />}
    </>
  );
}

/** Leads to the form for administrators, where there are any. */
function ReportLink({ shareId }: { shareId: string }) {
  const { data: config } = useQuery(configQuery);
  if (!config?.reports) return null;
  return (
    <p className="mt-10 text-center text-sm">
      <a className="link inline-block py-2" href={`/report/shared/${shareId}`} rel="nofollow">
        {t('Report this page')}
      </a>
    </p>
  );
}
