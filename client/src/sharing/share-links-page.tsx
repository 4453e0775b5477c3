import { useQuery } from '@tanstack/react-query';
import { Gem, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { currentUserQuery } from '#client/accounts/api.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import type { Sharing } from '#shared/sharing/sharing-contract.ts';
import { mayShare } from './may-share.ts';
import { shareLinksQuery } from './share-links-api.ts';
import { DeleteShareLinkDialog } from './delete-share-link-dialog.tsx';
import { NoShareLinks, ShareLinksLocked } from './no-share-links.tsx';
import { ShareLinkCard } from './share-link-card.tsx';
import { ShareLinkDialog } from './share-link-dialog.tsx';

type Shown = { what: 'create'; sharing?: never } | { what: 'edit' | 'delete'; sharing: Sharing };

/** The owner's shared collections (/shared-collections). */
export function ShareLinksPage() {
  const { data: user } = useQuery(currentUserQuery);
  const { data: sharings, isError, isFetching, refetch } = useQuery(shareLinksQuery);
  const [shown, open] = useState<Shown | null>(null);
  const close = () => open(null);
  const region = useRef<HTMLDivElement>(null);
  const [created, setCreated] = useState<number | null>(null);
  const allowed = mayShare(user);
  const isEmpty = sharings?.length === 0;
  return (
    <Container width="narrow">
      <PageHeader
        title="Shared Collections"
        actions={
          allowed && sharings && !isEmpty ? (
            <Button variant="primary" icon={Share2} onClick={() => open({ what: 'create' })}>
              Share Collection
            </Button>
          ) : null
        }
      >
        One link shows your shelf to friends. Nobody needs an account.
      </PageHeader>
      <div
        ref={region}
        tabIndex={-1}
        role="region"
        aria-label="Shared collections"
        className="grid gap-5 focus:outline-none"
      >
        {!sharings && isError ? (
          <LoadFailed
            title="Your shared collections could not be loaded"
            retrying={isFetching}
            onRetry={() => void refetch()}
          >
            Check your connection, then try again.
          </LoadFailed>
        ) : !sharings ? (
          <Loading label="Loading shared collections...">
            <Skeleton className="h-72" />
          </Loading>
        ) : isEmpty ? (
          allowed ? (
            <NoShareLinks onShare={() => open({ what: 'create' })} />
          ) : (
            <ShareLinksLocked />
          )
        ) : (
          <>
            {allowed ? null : <NotOnThisPlan />}
            {sharings.map((sharing) => (
              <ShareLinkCard
                key={sharing.id}
                sharing={sharing}
                allowed={allowed}
                isNew={sharing.id === created}
                onEdit={() => open({ what: 'edit', sharing })}
                onDelete={() => open({ what: 'delete', sharing })}
              />
            ))}
          </>
        )}
      </div>
      {shown?.what === 'create' || shown?.what === 'edit' ? (
        <ShareLinkDialog
          sharing={shown.sharing ?? null}
          firstName={user?.firstName ?? null}
          onCreated={({ id }) => setCreated(id)}
          onClose={close}
        />
      ) : null}
      {shown?.what === 'delete' ? (
        <DeleteShareLinkDialog sharing={shown.sharing} onClose={close} onFocusLost={() => region.current?.focus()} />
      ) : null}
    </Container>
  );
}

function NotOnThisPlan() {
  return (
    <Banner
      icon={Gem}
      title="Sharing more needs Premium Plus"
      action={<Button href="/premium">See Premium Plus</Button>}
    >
      What you have shared stays readable. You can make it private, switch its parts off or delete it.
    </Banner>
  );
}
