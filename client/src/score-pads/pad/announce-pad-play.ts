import type { QueryClient } from '@tanstack/react-query';
import { cacheSentPlay } from '#client/plays/api.ts';
import { announceRecordedPlay } from '#client/plays/announce-recorded-play.ts';
import { playRecorded } from '#client/plays/messages.ts';
import { openScoreboard } from '#client/plays/play-dialog-view.ts';
import { nameList } from '#client/plays/winner-note.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import { nightAddress } from '#client/lib/addresses.ts';
import { readPlay } from '#shared/plays/read-play.ts';
import { winnersOf } from '#shared/plays/winner.ts';

/** Shows the toast for a recorded play. */
export function announcePadPlay(play: Play, client: QueryClient): void {
  const read = readPlay(play);
  announceRecordedPlay(client, play, play.gameId !== null, playRecorded(play, nameList(read ? winnersOf(read) : [])));
  cacheSentPlay(client, play);
}

/** Shows the toast for a recorded play, and opens its night, or its game's plays. */
export function showRecordedPlay(play: Play, client: QueryClient, navigate: (path: string) => void): void {
  announcePadPlay(play, client);
  if (play.eventId !== null) {
    navigate(nightAddress(play.eventId));
    return;
  }
  if (play.gameId === null) {
    navigate('/plays');
    return;
  }
  navigate('/my-games');
  openScoreboard(play.gameId);
}
