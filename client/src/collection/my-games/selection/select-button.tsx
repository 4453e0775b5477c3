import { ListChecks } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import { isSelecting, select, startSelecting, useSelection } from './selection.ts';
import { t } from '#client/collection/words/words.ts';

/** Begins selecting games, and ends it. */
export function SelectButton() {
  const isOn = useSelection(isSelecting);
  return (
    <Button
      size="sm"
      icon={ListChecks}
      className="aria-pressed:border-petrol aria-pressed:bg-petrol-tint"
      aria-pressed={isOn}
      data-select-button=""
      onClick={() => (isOn ? select(null) : startSelecting())}
    >
      {t('Select')}
    </Button>
  );
}
