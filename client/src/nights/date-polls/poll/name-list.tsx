import { useState } from 'react';
import { countText } from '#client/lib/number-text.ts';
import { listNames } from './poll-text.ts';

const MAX_NAMES = 6;

/** Names in bold; beyond six the rest is shown on a press. */
export function NameList({ names }: { names: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const others = countText(names.length - MAX_NAMES + 1, 'other');
  const isLong = names.length > MAX_NAMES && !isOpen;
  return (
    <>
      <b className="font-strong">{isLong ? names.slice(0, MAX_NAMES - 1).join(', ') : listNames(names, Infinity)}</b>
      {isLong ? (
        <>
          {' and '}
          <button
            type="button"
            className="link"
            aria-label={`${others}: ${names.slice(MAX_NAMES - 1).join(', ')}`}
            onClick={() => setOpen(true)}
          >
            {others}
          </button>
        </>
      ) : null}
    </>
  );
}
