import { numberLocale } from '#client/lib/number-text.ts';
import { language } from '#client/lib/words/language.ts';
import { clsx } from 'clsx';
import { EyeOff, LibraryBig, MessageCircle, Settings2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useHydrated } from '#client/lib/use-hydrated.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import type { SharedCollection } from '#shared/sharing/shared-collection-contract.ts';
import { goToComments } from './go-to-comments.ts';
import { rich, t } from '#client/sharing/words/words.ts';

/** Letters and lines that two lines of a phone hold. */
const SHORT = 110;
const LINES = 2;

/** The owner's words for visitors; on phones the first two lines of longer ones, and the rest on a press. */
function SharedDescription({ text }: { text: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > SHORT || text.split('\n').length > LINES;
  return (
    <div className="order-1 basis-full sm:mt-1.5">
      <p
        id={id}
        dir="auto"
        className={clsx(
          'max-w-[68ch] wrap-anywhere whitespace-pre-line text-ink-2 max-sm:text-sm',
          isLong && !isOpen && 'max-sm:line-clamp-2',
        )}
      >
        {text}
      </p>
      {isLong ? (
        <button
          type="button"
          className="link -my-2 min-h-tap text-sm font-semibold sm:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('Less') : t('Read It All')}
        </button>
      ) : null}
    </div>
  );
}

const bold = (inner: ReactNode) => <b>{inner}</b>;
const boldName = (inner: ReactNode) => (
  <b>
    <bdi>{inner}</bdi>
  </b>
);

function sharedByText(isMine: boolean, name: string | null): ReactNode {
  if (isMine) return rich('Shared by <b>you</b>', { b: bold });
  return name === null
    ? rich('Shared by <b>a Rollcall owner</b>', { b: boldName })
    : rich('Shared by <b>{name}</b>', { name, b: boldName });
}

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
  const locale = useHydrated() ? numberLocale : language;
  const written = (count: number) => (count < 1000 ? String(count) : count.toLocaleString(locale));
  const counts = [{ label: owned === 1 ? t('Game') : t('Games'), value: written(owned) }];
  if (expansions > 0)
    counts.push({ label: expansions === 1 ? t('Expansion') : t('Expansions'), value: written(expansions) });
  return (
    <>
      {isMine && !isPublic ? (
        <Banner icon={EyeOff} tone="warn" title={t('Only you see this')} className="mb-5">
          {t('This collection is private: its link shows nothing to anybody else.')}
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
                {t('Comments')}
              </Button>
            ) : null}
            {isMine ? (
              <Button icon={Settings2} href="/shared-collections">
                {t('Sharing Settings')}
              </Button>
            ) : null}
            {isVisitor ? (
              <Button icon={LibraryBig} href="/create-account">
                {t('Make Your Own')}
              </Button>
            ) : null}
          </>
        }
      >
        <p>{sharedByText(isMine, sharedBy)}</p>
        {description ? <SharedDescription text={description} /> : null}
      </PageHeader>
    </>
  );
}
