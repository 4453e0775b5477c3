import type { ComponentProps } from 'react';
import { countText } from '#client/lib/number-text.ts';
import { foldTitle } from '#shared/text/fold-title.ts';
import { searched, searchNames } from '#shared/text/search-names.ts';
import { Combobox } from './combobox.tsx';

const MOST = 8;

interface NameComboboxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list'> {
  value: string;
  onChange: (name: string) => void;
  /** In the order in which they are offered. */
  names: readonly string[];
  /** Accessible name of the list. */
  listLabel: string;
}

/** A name, completed from known ones by the search of every list: 'melies' finds Méliès, a slip the nearest. */
export function NameCombobox({ value, onChange, names, listLabel, ...input }: NameComboboxProps) {
  const typed = foldTitle(value);
  const found = typed === '' ? [] : searchNames(names, value, (name) => searched([name])).slice(0, MOST);
  const options = found.length === 1 && found[0] === value ? [] : found;
  return (
    <Combobox
      {...input}
      value={value}
      onChange={onChange}
      options={options}
      keyOf={(name) => name}
      onChoose={onChange}
      listLabel={listLabel}
      status={typed === '' ? '' : countText(options.length, 'suggestion')}
    >
      {(name) => <span dir="auto">{name}</span>}
    </Combobox>
  );
}
