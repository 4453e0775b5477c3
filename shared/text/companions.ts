import { withoutHidden } from './without-hidden.ts';
import { MAX_NAME_LENGTH, MAX_PARTY_SIZE } from '#shared/limits/limits.ts';
import { t } from '#shared/words/words.ts';

const BETWEEN = /,| (?:and|und|et|&|\+) /i;

/** The names of companions in a text as guests write it: 'Ada, Ben and Cleo'; at most the size of a party. */
export const companionNames = (text: string): string[] =>
  withoutHidden(text.toWellFormed().replaceAll(/[;\r\n]/g, ','))
    .replaceAll(/\s+/gu, ' ')
    .split(BETWEEN)
    .map((name) =>
      name
        .trim()
        .slice(0, MAX_NAME_LENGTH)
        .replace(/[\ud800-\udbff]$/, '')
        .trim(),
    )
    .filter((name) => name !== '')
    .slice(0, MAX_PARTY_SIZE - 1);

interface Party {
  /** People, including the guest. */
  partySize: number;
  companions: readonly string[];
}

/** The companions in a few words: 'with Ada', 'with Ada, +1', '+2'; null without companions. */
export function companionText({ partySize, companions }: Party): string | null {
  const unnamed = partySize - 1 - companions.length;
  const names = companions.join(', ');
  if (companions.length === 0) return unnamed > 0 ? `+${unnamed}` : null;
  return unnamed > 0 ? t('with {names}, +{more}', { names, more: String(unnamed) }) : t('with {names}', { names });
}
