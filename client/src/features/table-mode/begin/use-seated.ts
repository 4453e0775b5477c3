import { useState } from 'react';
import { readFormDraft, writeFormDraft } from '#client/lib/device/form-drafts.ts';

/**
 * The people chosen for a table, kept in this tab until it begins: they stay seated while another game is chosen, a score
 * sheet is written, or the page is reloaded.
 */
export function useSeated(ownerId: number): [names: string[], setNames: (names: string[]) => void] {
  const key = `${ownerId}.seated`;
  const [names, setNames] = useState(() => readFormDraft<{ names: string[] }>(key)?.typed.names ?? []);
  return [
    names,
    (seated) => {
      setNames(seated);
      writeFormDraft<{ names?: string[] }>(key, { typed: seated.length === 0 ? {} : { names: seated }, filled: {} });
    },
  ];
}
