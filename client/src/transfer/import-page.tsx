import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { Container } from '#client/ui/layout/container.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { ChooseStep } from './import/components/choose-step.tsx';
import { ImportInView } from './import/components/import-in-view.tsx';
import { NoSuchImport } from './import/components/no-such-import.tsx';
import { IMPORT_PATH, importIn } from './import/import-address.ts';
import { t } from '#client/transfer/words/words.ts';

/** Imports a file: choose, preview, apply, and undo if needed. */
export function ImportPage() {
  const [search] = useSearchParams();
  const id = importIn(search);
  const moved = useMoved(id);
  return (
    <Container>
      <PageHeader title={t('Import Your Collection')}>
        {id === null ? (
          t(
            'Bring your games from BoardGameGeek, or your games and plays from BG Stats. You see a preview before anything changes.',
          )
        ) : (
          <Link href={IMPORT_PATH} className="link -my-1 inline-block py-1">
            {t('All imports')}
          </Link>
        )}
      </PageHeader>
      {id === null ? <ChooseStep movedHere={moved} /> : null}
      {Number.isNaN(id) ? <NoSuchImport /> : null}
      {id ? <ImportInView key={id} id={id} movedHere={moved} /> : null}
    </Container>
  );
}

/** Whether the reader has changed the import since the page was opened. */
function useMoved(id: number | null): boolean {
  const [opened] = useState(id);
  const [moved, setMoved] = useState(false);
  if (!moved && !Object.is(id, opened)) setMoved(true);
  return moved;
}
