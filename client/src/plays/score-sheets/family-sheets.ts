import { sheetOf, type BuiltInSheet } from './built-in-sheet.ts';
import { perItemRow, pointsRow } from './row-builders.ts';

const ROUTES = [
  perItemRow('Routes of 1', 1),
  perItemRow('Routes of 2', 2),
  perItemRow('Routes of 3', 4),
  perItemRow('Routes of 4', 7),
];
const TICKETS = [pointsRow('Tickets kept'), perItemRow('Tickets missed', -1), perItemRow('Longest path', 10)];

/** Sheets of family games, best known first. */
export const FAMILY_SHEETS: readonly BuiltInSheet[] = [
  sheetOf(822, 'Carcassonne', [pointsRow('Roads'), pointsRow('Cities'), pointsRow('Monasteries'), pointsRow('Fields')]),
  sheetOf(230802, 'Azul', [
    pointsRow('Points on the track'),
    perItemRow('Full rows', 2),
    perItemRow('Full columns', 7),
    perItemRow('Colours complete', 10),
  ]),
  sheetOf(9209, 'Ticket to Ride', [
    ...ROUTES,
    perItemRow('Routes of 5', 10),
    perItemRow('Routes of 6', 15),
    ...TICKETS,
  ]),
  sheetOf(14996, 'Ticket to Ride: Europe', [
    ...ROUTES,
    perItemRow('Routes of 6', 15),
    perItemRow('Routes of 8', 21),
    ...TICKETS,
    perItemRow('Stations left', 4),
  ]),
  sheetOf(148228, 'Splendor', [pointsRow('Cards'), perItemRow('Nobles', 3)]),
  sheetOf(163412, 'Patchwork', [
    perItemRow('Buttons', 1),
    perItemRow('The 7 by 7 tile', 7),
    perItemRow('Empty squares', -2),
  ]),
  sheetOf(295947, 'Cascadia', [
    pointsRow('Bears'),
    pointsRow('Elk'),
    pointsRow('Salmon'),
    pointsRow('Hawks'),
    pointsRow('Foxes'),
    perItemRow('Largest mountains', 1),
    perItemRow('Largest forest', 1),
    perItemRow('Largest prairie', 1),
    perItemRow('Largest wetland', 1),
    perItemRow('Largest river', 1),
    pointsRow('Habitat bonuses'),
    perItemRow('Nature tokens', 1),
  ]),
  sheetOf(204583, 'Kingdomino', [
    pointsRow('Wheat fields'),
    pointsRow('Forests'),
    pointsRow('Lakes'),
    pointsRow('Grassland'),
    pointsRow('Swamps'),
    pointsRow('Mines'),
    perItemRow('Castle in the middle', 10),
    perItemRow('Nothing left out', 5),
  ]),
  sheetOf(133473, 'Sushi Go!', [
    pointsRow('Round 1'),
    pointsRow('Round 2'),
    pointsRow('Round 3'),
    pointsRow('Puddings'),
  ]),
  sheetOf(199561, 'Sagrada', [
    pointsRow('Shared goals'),
    pointsRow('Private goal'),
    perItemRow('Favor tokens', 1),
    perItemRow('Open spaces', -1),
  ]),
  sheetOf(414317, 'Harmonies', [
    pointsRow('Trees'),
    pointsRow('Mountains'),
    perItemRow('Fields', 5),
    perItemRow('Buildings', 5),
    pointsRow('Water'),
    pointsRow('Animals'),
  ]),
  sheetOf(283155, 'Calico', [pointsRow('Cats'), perItemRow('Buttons', 3), pointsRow('Design goals')]),
];
