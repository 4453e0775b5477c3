import { useState } from 'react';
import { TabPanel, Tabs } from '#client/ui/layout/tabs.tsx';
import type { ImportSummary } from '#shared/transfer/imports-contract.ts';
import { IMPORT_ACTIONS, type ImportAction } from '#shared/enums.ts';
import { actionLabels, formatNumber } from '../import-text.ts';
import type { Choosing } from './row-choice.tsx';
import { RowList } from './row-list.tsx';
import { t } from '#client/transfer/words/words.ts';

/** Rows that can be brought back come first: they need a decision. */
const FIRST: readonly ImportAction[] = ['deleted', ...IMPORT_ACTIONS];
const isAction = (value: string): value is ImportAction => IMPORT_ACTIONS.some((action) => action === value);

interface RowTabsProps extends Choosing {
  summary: ImportSummary;
}

/** Rows by kind in tabs; opens at the first non-empty one. */
export function RowTabs({ summary, ...choosing }: RowTabsProps) {
  const [chosen, setChosen] = useState<ImportAction>(() => FIRST.find((action) => summary.counts[action] > 0) ?? 'add');
  const labels = actionLabels(summary.status);
  // Few files contain rows deleted here; the others keep four tabs.
  const shown = IMPORT_ACTIONS.filter((action) => action !== 'deleted' || summary.counts.deleted > 0);
  return (
    <Tabs
      label={t('Rows of the import')}
      value={chosen}
      onValueChange={(value) => {
        if (isAction(value)) setChosen(value);
      }}
      items={shown.map((value) => ({
        value,
        label: `${labels[value]} (${formatNumber(summary.counts[value])})`,
      }))}
    >
      {shown.map((action) => (
        <TabPanel key={action} value={action}>
          <RowList summary={summary} action={action} {...(action === 'deleted' ? choosing : {})} />
        </TabPanel>
      ))}
    </Tabs>
  );
}
