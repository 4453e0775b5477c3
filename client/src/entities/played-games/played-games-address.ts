/** Where played games are taken into the collection. */
export const PLAYED_GAMES_PATH = '/played-games';
