import { sheetOf, type BuiltInSheet } from './built-in-sheet.ts';
import { perItemRow, pointsRow } from './row-builders.ts';
import { t } from '#client/plays/words/words.ts';

const ROUTES = [
  perItemRow('routes-of-1', t('Routes of 1'), 1),
  perItemRow('routes-of-2', t('Routes of 2'), 2),
  perItemRow('routes-of-3', t('Routes of 3'), 4),
  perItemRow('routes-of-4', t('Routes of 4'), 7),
];
const TICKETS = [
  pointsRow('tickets-kept', t('Tickets kept')),
  perItemRow('tickets-missed', t('Tickets missed'), -1),
  perItemRow('longest-path', t('Longest path'), 10),
];

/** Sheets of family games, best known first. */
export const FAMILY_SHEETS: readonly BuiltInSheet[] = [
  sheetOf(822, 'Carcassonne', [
    pointsRow('roads', t('Roads')),
    pointsRow('cities', t('Cities')),
    pointsRow('monasteries', t('Monasteries')),
    pointsRow('fields', t('{meadow, select, other {}}Fields', { meadow: '' })),
  ]),
  sheetOf(230802, 'Azul', [
    pointsRow('points-on-the-track', t('Points on the track')),
    perItemRow('full-rows', t('Full rows'), 2),
    perItemRow('full-columns', t('Full columns'), 7),
    perItemRow('colours-complete', t('Colours complete'), 10),
  ]),
  sheetOf(9209, 'Ticket to Ride', [
    ...ROUTES,
    perItemRow('routes-of-5', t('Routes of 5'), 10),
    perItemRow('routes-of-6', t('Routes of 6'), 15),
    ...TICKETS,
  ]),
  sheetOf(14996, 'Ticket to Ride: Europe', [
    ...ROUTES,
    perItemRow('routes-of-6', t('Routes of 6'), 15),
    perItemRow('routes-of-8', t('Routes of 8'), 21),
    ...TICKETS,
    perItemRow('stations-left', t('Stations left'), 4),
  ]),
  sheetOf(148228, 'Splendor', [pointsRow('cards', t('Cards')), perItemRow('nobles', t('Nobles'), 3)]),
  sheetOf(163412, 'Patchwork', [
    perItemRow('buttons', t('Buttons'), 1),
    perItemRow('the-7-by-7-tile', t('The 7 by 7 tile'), 7),
    perItemRow('empty-squares', t('Empty squares'), -2),
  ]),
  sheetOf(295947, 'Cascadia', [
    pointsRow('bears', t('Bears')),
    pointsRow('elk', t('Elk')),
    pointsRow('salmon', t('Salmon')),
    pointsRow('hawks', t('Hawks')),
    pointsRow('foxes', t('Foxes')),
    perItemRow('largest-mountains', t('Largest mountains'), 1),
    perItemRow('largest-forest', t('Largest forest'), 1),
    perItemRow('largest-prairie', t('Largest prairie'), 1),
    perItemRow('largest-wetland', t('Largest wetland'), 1),
    perItemRow('largest-river', t('Largest river'), 1),
    pointsRow('habitat-bonuses', t('Habitat bonuses')),
    perItemRow('nature-tokens', t('Nature tokens'), 1),
  ]),
  sheetOf(204583, 'Kingdomino', [
    pointsRow('wheat-fields', t('Wheat fields')),
    pointsRow('forests', t('Forests')),
    pointsRow('lakes', t('Lakes')),
    pointsRow('grassland', t('Grassland')),
    pointsRow('swamps', t('Swamps')),
    pointsRow('mines', t('Mines')),
    perItemRow('castle-in-the-middle', t('Castle in the middle'), 10),
    perItemRow('nothing-left-out', t('Nothing left out'), 5),
  ]),
  sheetOf(133473, 'Sushi Go!', [
    pointsRow('round-1', t('Round 1')),
    pointsRow('round-2', t('Round 2')),
    pointsRow('round-3', t('Round 3')),
    pointsRow('puddings', t('Puddings')),
  ]),
  sheetOf(199561, 'Sagrada', [
    pointsRow('shared-goals', t('Shared goals')),
    pointsRow('private-goal', t('Private goal')),
    perItemRow('favor-tokens', t('Favor tokens'), 1),
    perItemRow('open-spaces', t('Open spaces'), -1),
  ]),
  sheetOf(414317, 'Harmonies', [
    pointsRow('trees', t('Trees')),
    pointsRow('mountains', t('Mountains')),
    perItemRow('fields', t('Fields'), 5),
    perItemRow('buildings', t('Buildings'), 5),
    pointsRow('water', t('Water')),
    pointsRow('animals', t('Animals')),
  ]),
  sheetOf(283155, 'Calico', [
    pointsRow('cats', t('Cats')),
    perItemRow('buttons', t('Buttons'), 3),
    pointsRow('design-goals', t('Design goals')),
  ]),
];
