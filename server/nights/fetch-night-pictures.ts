import { isPhotoPath } from '#shared/covers/photo-path.ts';
import type { Services } from '#server/platform/services.ts';
import { gamesOn } from './event-games.ts';
import { bannerOfNight, coverOfGame, type Pictures } from '#server/games/service.ts';

/** As many as guests are shown. */
const MAX_COVERS = 12;

/** Starts fetching the pictures of a night that guests will see soon. Returns at once; failures are logged. */
export function fetchNightPictures(
  { db, log, pictures }: Pick<Services, 'db' | 'log'> & { pictures: Pictures },
  userId: number,
  eventId: number,
): void {
  const fetchAll = async () => {
    const games = (await gamesOn(db, userId, eventId))
      .filter(({ imageUrl }) => imageUrl !== null && !isPhotoPath(imageUrl))
      .slice(0, MAX_COVERS);
    const sources = await Promise.all([bannerOfNight(db, eventId), ...games.map(({ id }) => coverOfGame(db, id))]);
    await Promise.all(sources.flatMap((source) => (source ? [pictures.find(source)] : [])));
  };
  fetchAll().catch((err: unknown) => log.warn({ err }, 'the pictures of a night could not be fetched'));
}
