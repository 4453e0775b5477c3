import type { Services } from '#server/platform/services.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { Titles } from './titles/known-titles.ts';

export interface GameServices extends Services {
  /** Known titles of games, to complete and recognise one. */
  titles: Titles;
  /** Copies of pictures from other sites, for people other than the owner. */
  pictures: Pictures;
}
