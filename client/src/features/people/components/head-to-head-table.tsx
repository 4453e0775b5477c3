import { useState } from 'react';
import { wholeText } from '#client/lib/number-text.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import type { HeadToHead } from '../rules/head-to-head.ts';
import { FiguresTable } from '#client/ui/figures-table.tsx';
import { PersonLink } from './person-link.tsx';

const SHOWN_AT_FIRST = 8;

/** One person against each other person. */
export function HeadToHeadTable({ records }: { records: readonly HeadToHead[] }) {
  const [all, setAll] = useState(false);
  return (
    <section aria-labelledby="head-to-head">
      <h2 id="head-to-head">Head to Head</h2>
      {records.length === 0 ? <p className="text-ink-2">Nobody else sat at the table yet.</p> : null}
      {records.length > 0 ? (
        <FiguresTable
          rows={all ? records : records.slice(0, SHOWN_AT_FIRST)}
          keyOf={({ opponent }) => opponent.key}
          about={['Against', nameCell]}
          figures={[
            ['Together', ({ together }) => wholeText(together)],
            ['Ahead', ({ ahead }) => wholeText(ahead)],
            ['Behind', ({ behind }) => wholeText(behind)],
          ]}
        />
      ) : null}
      {records.length > SHOWN_AT_FIRST ? (
        <Button className="mt-3" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show Fewer' : `Show All ${wholeText(records.length)}`}
        </Button>
      ) : null}
    </section>
  );
}

const nameCell = ({ opponent: { id, name } }: HeadToHead) => (
  <span className="flex min-h-9 items-center gap-3">
    <Avatar name={name} size="sm" />
    <PersonLink id={id} name={name} />
  </span>
);
