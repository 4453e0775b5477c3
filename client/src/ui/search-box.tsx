import { Search } from 'lucide-react';
import { TextInput } from './text-input.tsx';

interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
  /** Also the accessible name unless `label` is given: 'Search games...'. */
  placeholder: string;
  label?: string | undefined;
  className?: string | undefined;
}

/** A search input with its glass. */
export function SearchBox({ value, onChange, placeholder, label, className }: SearchBoxProps) {
  return (
    <TextInput
      type="search"
      icon={Search}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      placeholder={placeholder}
      aria-label={label ?? placeholder}
      className={className}
      autoComplete="off"
      enterKeyHint="search"
    />
  );
}
