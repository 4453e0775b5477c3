import { momentText } from '#client/lib/reader-time.ts';
import { listText } from '#shared/text/list-text.ts';
import type { LoggedPlay } from './rules/play-log.ts';

/** Tells one play from all others of its game: 'Azul, Nov 28, 2026, 3:37 PM, with Ana and Ben'. */
export function playNameText({ gameTitle, playedAt, results }: LoggedPlay): string {
  const names = results.map(({ name }) => name);
  return `${gameTitle}, ${momentText(playedAt)}${names.length > 0 ? `, with ${listText(names)}` : ''}`;
}
