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
import { shareLinksQuery, deleteShareLink } from './share-links-api.ts';
import { ShareLinkCard } from './share-link-card.tsx';
import { ShareLinkDialog } from './share-link-dialog.tsx';
import { ConfirmDeletion } from '#client/ui/layers/confirm-deletion.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import * as messages from './share-links-messages.ts';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { PremiumPlusRequired } from '#client/plans/premium-plus-required.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { t } from '#client/sharing/words/words.ts';

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
        title={t('Shared Collections')}
        actions={
          allowed && sharings && !isEmpty ? (
            <Button variant="primary" icon={Share2} onClick={() => open({ what: 'create' })}>
              {t('Share Collection')}
            </Button>
          ) : null
        }
      >
        {t('One link shows your shelf to friends. Nobody needs an account.')}
      </PageHeader>
      <div
        ref={region}
        tabIndex={-1}
        role="region"
        aria-label={t('Shared collections')}
        className="grid gap-5 focus:outline-none"
      >
        {!sharings && isError ? (
          <LoadFailed
            title={t('Your shared collections could not be loaded')}
            retrying={isFetching}
            onRetry={() => void refetch()}
          >
            {t('Check your connection, then try again.')}
          </LoadFailed>
        ) : !sharings ? (
          <Loading label={t('Loading shared collections...')}>
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
      title={t('Sharing more needs Premium Plus')}
      action={<Button href="/premium">{t('See Premium Plus')}</Button>}
    >
      {t('What you have shared stays readable. You can make it private, switch its parts off or delete it.')}
    </Banner>
  );
}

interface DeleteShareLinkDialogProps {
  sharing: Sharing;
  onClose: () => void;
  /** Its card was removed, so focus must move. */
  onFocusLost: () => void;
}

/** Asks for confirmation: link and comments are deleted permanently. */
function DeleteShareLinkDialog({ sharing, ...handlers }: DeleteShareLinkDialogProps) {
  return (
    <ConfirmDeletion
      subject={sharing}
      deletion={deleteShareLink}
      title={t('Delete "{title}"?', { title: sharing.title })}
      description={t(
        'Its link stops working, and its comments are gone. Your games stay as they are. To bring it back later, make it private instead.',
      )}
      confirmLabel={t('Delete Link')}
      onDeleted={() => toast(messages.deleted(sharing))}
      onFailed={(error) => toast(messages.deleteFailed(error))}
      {...handlers}
    />
  );
}

/** Whether the plan of a user has shared collections. */
const mayShare = (user: Pick<CurrentUser, 'plan'> | null | undefined): boolean =>
  PLAN_LIMITS[user?.plan ?? 'free'].sharedCollections;

/** Shown before the first link. */
function NoShareLinks({ onShare }: { onShare: () => void }) {
  return (
    <EmptyState
      title={t('Nothing is shared yet')}
      action={
        <Button variant="primary" icon={Share2} onClick={onShare}>
          {t('Share Collection')}
        </Button>
      }
    >
      {t('Make a link to your owned games. Your notes, where you bought them and your wishlist stay with you.')}
    </EmptyState>
  );
}

/** Shown on plans without sharing. */
function ShareLinksLocked() {
  return (
    <PremiumPlusRequired>
      {t(
        'With Premium Plus your collection gets a link: friends look through your shelf, search it and say what they would like to play.',
      )}
    </PremiumPlusRequired>
  );
}
