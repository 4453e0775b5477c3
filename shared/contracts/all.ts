import { attendeeContracts } from './attendees.ts';
import { authContracts } from './auth.ts';
import { changeGame } from './change-game.ts';
import type { Contract } from './contract.ts';
import { eventContracts } from './events.ts';
import { gameContracts } from './games.ts';
import { importContracts } from './imports.ts';
import { listMechanics } from './magic-picker.ts';
import { peopleContracts } from './people.ts';
import { playContracts } from './plays.ts';
import { downloadPlays } from './play-export.ts';
import { popularGameContracts } from './popular-games.ts';
import { recommendationContracts } from './recommendations.ts';
import { scrapeGame } from './scrape.ts';
import { staffPickContracts } from './staff-picks.ts';
import { listStaffRecommendations } from './staff-recommendations.ts';
import { completeTitle } from './titles.ts';

/** Every JSON endpoint there is: what the OpenAPI document lists and the tests of refusals go over. */
export const allContracts: readonly Contract[] = [
  ...authContracts,
  ...gameContracts,
  downloadPlays,
  changeGame,
  listMechanics,
  ...popularGameContracts,
  scrapeGame,
  completeTitle,
  ...importContracts,
  ...peopleContracts,
  ...playContracts,
  ...recommendationContracts,
  listStaffRecommendations,
  ...staffPickContracts,
  ...eventContracts,
  ...attendeeContracts,
];
