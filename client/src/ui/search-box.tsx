import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { TextInput } from './text-input.tsx';

interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
  /** Also the accessible name unless `label` is given: 'Search games...'. */
  placeholder: string;
  label?: string | undefined;
  className?: string | undefined;
}

/** A search input with its icon. */
export function SearchBox({ value, onChange, placeholder, label, className }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const catchUp = useEffectEvent(() => {
    const typed = box.current?.value ?? value;
    if (typed !== value) onChange(typed);
  });
  // On prerendered pages somebody may have typed before hydration.
  useEffect(() => catchUp(), []);
  return (
    <TextInput
      ref={box}
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
