import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readFormDraft, writeFormDraft } from '#client/lib/device/form-drafts.ts';
import { currentUserQuery } from './api.ts';

/**
 * A text that is typed, kept in this tab for the signed-in person until it is emptied: after Back, a link or a reload it is
 * there again.
 * @param name of what is being written, unique among drafts
 */
export function useTextDraft(name: string): [text: string, setText: (text: string) => void] {
  const { data: user } = useQuery(currentUserQuery);
  const key = `${user?.id}.${name}`;
  const [text, setText] = useState(() => readFormDraft<{ text: string }>(key)?.typed.text ?? '');
  return [
    text,
    (typed) => {
      setText(typed);
      writeFormDraft<{ text?: string }>(key, { typed: typed === '' ? {} : { text: typed }, filled: {} });
    },
  ];
}
