import { SearchX } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { IMPORT_PATH } from '../import-address.ts';
import { t } from '#client/transfer/words/words.ts';

/** Shown if the URL names no import of this owner. */
export function NoSuchImport() {
  return (
    <EmptyState
      icon={SearchX}
      title={t('This import is not here')}
      action={
        <Button variant="primary" href={IMPORT_PATH}>
          {t('Import a file')}
        </Button>
      }
    >
      {t('It may have been discarded, or the link is not complete.')}
    </EmptyState>
  );
}
