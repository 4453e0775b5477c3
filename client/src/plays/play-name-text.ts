import { nameList } from './winner-note.ts';
import { momentText } from '#client/lib/reader-time.ts';
import type { LoggedPlay } from './rules/play-log.ts';
import { t } from '#client/plays/words/words.ts';

/** Tells one play from all others of its game: 'Azul, Nov 28, 2026, 3:37 PM, with Ana and Ben'. */
export function playNameText({ gameTitle, playedAt, results }: LoggedPlay): string {
  const names = results.map(({ name }) => name);
  const when = momentText(playedAt);
  return names.length > 0
    ? t('{game}, {when}, with {names}', { game: gameTitle, when, names: nameList(names) })
    : `${gameTitle}, ${when}`;
}
