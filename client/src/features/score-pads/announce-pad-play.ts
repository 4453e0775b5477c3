import type { QueryClient } from '@tanstack/react-query';
import { cacheSentPlay } from '#client/entities/plays/api.ts';
import { announceRecordedPlay } from '#client/entities/plays/announce-recorded-play.ts';
import { playRecorded } from '#client/entities/plays/messages.ts';
import { openScoreboard } from '#client/entities/plays/play-dialog-view.ts';
import { nameList } from '#client/entities/plays/winner-note.ts';
import type { Play } from '#shared/contracts/plays.ts';
import { readPlay } from '#shared/rules/plays/read-play.ts';
import { winnersOf } from '#shared/rules/plays/winner.ts';

/** Shows the toast for a recorded play. */
export function announcePadPlay(play: Play, client: QueryClient): void {
  const read = readPlay(play);
  announceRecordedPlay(client, play, play.gameId !== null, playRecorded(play, nameList(read ? winnersOf(read) : [])));
  cacheSentPlay(client, play);
}

/** Shows the toast for a recorded play, and opens its game's plays. */
export function showRecordedPlay(play: Play, client: QueryClient, navigate: (path: string) => void): void {
  announcePadPlay(play, client);
  if (play.gameId === null) {
    navigate('/plays');
    return;
  }
  navigate('/my-games');
  openScoreboard(play.gameId);
}
