import { Download, Undo2 } from 'lucide-react';
import { addressOf } from '#client/lib/http/http.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { downloadImportReport, type ImportSummary } from '#shared/transfer/imports-contract.ts';
import { momentText } from '#client/lib/reader-time.ts';
import { IMPORT_PATH } from '../import-address.ts';
import { sourceName } from '../import-text.ts';
import { undoneSentence } from '../messages.ts';
import { RowTabs } from './row-tabs.tsx';
import { StepSection } from './step-section.tsx';
import { t } from '#client/transfer/words/words.ts';

/** An undone import, with what was kept and why. */
export function UndoneStep({ summary, movedHere }: { summary: ImportSummary; movedHere: boolean }) {
  const source = sourceName(summary);
  const lead = summary.undoneAt
    ? t('{source}, undone {moment}.', { source, moment: momentText(summary.undoneAt) })
    : `${source}.`;
  return (
    <StepSection step="undone" movedHere={movedHere} title={t('Import undone')} lead={lead}>
      <Banner tone={summary.kept > 0 ? 'info' : 'good'} icon={Undo2}>
        {undoneSentence(summary)}
      </Banner>
      <div className="import-actions">
        <Button variant="primary" size="lg" href={IMPORT_PATH}>
          {t('Import a file')}
        </Button>
        <Button href="/my-games">{t('View My Collection')}</Button>
        <Button icon={Download} href={addressOf(downloadImportReport, { id: summary.id })} download>
          {t('Download report')}
        </Button>
      </div>
      <h3>{t('What the import had done')}</h3>
      <RowTabs summary={summary} />
    </StepSection>
  );
}
