import { EyeOff, LibraryBig, MessageCircle, Settings2 } from 'lucide-react';
import { Banner } from '#client/ui/banner.tsx';
import { useHydrated } from '#client/lib/use-hydrated.ts';
import { Button } from '#client/ui/button.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import type { SharedCollection } from '#shared/contracts/shared-collection.ts';
import { goToComments } from '../go-to-comments.ts';
import { SharedDescription } from './shared-description.tsx';

interface SharedHeaderProps {
  collection: SharedCollection;
  /** Whether nobody is signed in. */
  isVisitor: boolean;
}

/** Title and owner of a shared collection, with one action. */
export function SharedHeader({ collection, isVisitor }: SharedHeaderProps) {
  const { title, description, sharedBy, isMine, isPublic, allowComments, games } = collection;
  const expansions = games.filter(({ isExpansion }) => isExpansion).length;
  const owned = games.length - expansions;
  // The server does not know the reader's number format.
  const locale = useHydrated() ? undefined : 'en';
  const written = (count: number) => (count < 1000 ? String(count) : count.toLocaleString(locale));
  const counts = [{ label: owned === 1 ? 'Game' : 'Games', value: written(owned) }];
  if (expansions > 0) counts.push({ label: expansions === 1 ? 'Expansion' : 'Expansions', value: written(expansions) });
  return (
    <>
      {isMine && !isPublic ? (
        <Banner icon={EyeOff} tone="warn" title="Only you see this" className="mb-5">
          This collection is private: its link shows nothing to anybody else.
        </Banner>
      ) : null}
      <PageHeader
        title={<span dir="auto">{title}</span>}
        counts={counts}
        className="shared-header"
        actions={
          <>
            {allowComments ? (
              <Button icon={MessageCircle} onClick={goToComments}>
                Comments
              </Button>
            ) : null}
            {isMine ? (
              <Button icon={Settings2} href="/shared-collections">
                Sharing Settings
              </Button>
            ) : null}
            {isVisitor ? (
              <Button icon={LibraryBig} href="/create-account">
                Make Your Own
              </Button>
            ) : null}
          </>
        }
      >
        <p>
          Shared by <b>{isMine ? 'you' : <bdi>{sharedBy ?? 'a Rollcall owner'}</bdi>}</b>
        </p>
        {description ? <SharedDescription text={description} /> : null}
      </PageHeader>
    </>
  );
}
