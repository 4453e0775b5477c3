import { Search } from 'lucide-react';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { TextInput } from './text-input.tsx';

interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
  /** Also the accessible name unless `label` is given: 'Search games...'. */
  placeholder: string;
  label?: string | undefined;
  className?: string | undefined;
  /** A square button at its end. */
  end?: ReactNode;
}

/** A search input with its icon. */
export function SearchBox({ value, onChange, placeholder, label, className, end }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const catchUp = useEffectEvent(() => {
    const typed = box.current?.value ?? value;
    if (typed !== value) onChange(typed);
  });
  // On prerendered pages somebody may have typed before hydration.
  useEffect(() => catchUp(), []);
  const input = (
    <TextInput
      ref={box}
      type="search"
      icon={Search}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      placeholder={placeholder}
      aria-label={label ?? placeholder}
      className={clsx(className, end ? 'pe-12' : null)}
      autoComplete="off"
      enterKeyHint="search"
    />
  );
  if (!end) return input;
  return (
    <span className="search-box relative block min-w-0">
      {input}
      <span className="absolute inset-y-0 end-0.5 grid place-items-center">{end}</span>
    </span>
  );
}
