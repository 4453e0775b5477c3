import type { ReactNode } from 'react';
import { countText } from '#client/lib/number-text.ts';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { nextCheckboxChange, type CheckboxChange } from './checkbox-change.ts';

interface TriStateCheckboxProps {
  label: ReactNode;
  /** Number of chosen games that have it, and number of chosen games. */
  uses: number;
  games: number;
  change: CheckboxChange;
  onChange: (change: CheckboxChange) => void;
}

const WORDS = { add: 'All of these games get it', remove: 'Comes off' };

/** A box for something that all, some or none of the chosen games have. */
export function TriStateCheckbox({ label, uses, games, change, onChange }: TriStateCheckboxProps) {
  const now = uses === 0 ? undefined : `On ${uses.toLocaleString()} of ${countText(games, 'game')}`;
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
