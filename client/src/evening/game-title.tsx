import { Lock } from 'lucide-react';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import { t } from '#client/evening/words/words.ts';

/** The title of a game in the plan, with a lock if the host keeps it. */
export function GameTitle({ title, isKept }: { title: string; isKept: boolean }) {
  return (
    <>
      {title}
      {isKept ? (
        <>
          {' '}
          <Lock className="icon inline align-[-0.15em]" aria-hidden="true" />
          <VisuallyHidden>, {t('kept')}</VisuallyHidden>
        </>
      ) : null}
    </>
  );
}
