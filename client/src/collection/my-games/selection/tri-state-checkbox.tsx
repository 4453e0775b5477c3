import type { ReactNode } from 'react';
import { wholeText } from '#client/lib/number-text.ts';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { nextCheckboxChange, type CheckboxChange } from './checkbox-change.ts';
import { t } from '#client/collection/words/words.ts';

interface TriStateCheckboxProps {
  label: ReactNode;
  /** Number of chosen games that have it, and number of chosen games. */
  uses: number;
  games: number;
  change: CheckboxChange;
  onChange: (change: CheckboxChange) => void;
}

const WORDS = { add: t('All of these games get it'), remove: t('Comes off') };

/** A box for something that all, some or none of the chosen games have. */
export function TriStateCheckbox({ label, uses, games, change, onChange }: TriStateCheckboxProps) {
  const now =
    uses === 0
      ? undefined
      : t('{games, plural, one {On {uses} of # game} other {On {uses} of # games}}', { uses: wholeText(uses), games });
  return (
    <Checkbox
      ref={(box) => {
        if (box) box.indeterminate = !change && uses > 0 && uses < games;
      }}
      label={label}
      description={change ? WORDS[change] : now}
      checked={change === 'add' || (!change && uses === games)}
      onChange={() => onChange(nextCheckboxChange(change, uses, games))}
    />
  );
}
