import { useState } from 'react';
import { listNames } from './poll-text.ts';
import { rich, t } from '#client/nights/words/words.ts';

const MAX_NAMES = 6;

/** Names in bold; beyond six the rest is shown on a press. */
export function NameList({ names }: { names: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  if (names.length <= MAX_NAMES || isOpen) return <b className="font-strong">{listNames(names, Infinity)}</b>;
  const others = names.slice(MAX_NAMES - 1);
  const label = t('{count, plural, one {# other} other {# others}}: {names}', {
    count: others.length,
    names: others.join(', '),
  });
  return rich('{names} and {others}', {
    names: <b className="font-strong">{names.slice(0, MAX_NAMES - 1).join(', ')}</b>,
    others: (
      <button type="button" className="link" aria-label={label} onClick={() => setOpen(true)}>
        {t('{count, plural, one {# other} other {# others}}', { count: others.length })}
      </button>
    ),
  });
}
