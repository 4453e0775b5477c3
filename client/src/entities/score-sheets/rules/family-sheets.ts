import { sheetOf, type KnownSheet } from './known-sheet.ts';
import { each, typed } from './sheet-rows.ts';

const ROUTES = [each('Routes of 1', 1), each('Routes of 2', 2), each('Routes of 3', 4), each('Routes of 4', 7)];
const TICKETS = [typed('Tickets kept'), each('Tickets missed', -1), each('Longest path', 10)];

/** Sheets of family games, best known first. */
export const FAMILY_SHEETS: readonly KnownSheet[] = [
  sheetOf(822, 'Carcassonne', [typed('Roads'), typed('Cities'), typed('Monasteries'), typed('Fields')]),
  sheetOf(230802, 'Azul', [
    typed('Points on the track'),
    each('Full rows', 2),
    each('Full columns', 7),
    each('Colours complete', 10),
  ]),
  sheetOf(9209, 'Ticket to Ride', [...ROUTES, each('Routes of 5', 10), each('Routes of 6', 15), ...TICKETS]),
  sheetOf(14996, 'Ticket to Ride: Europe', [
    ...ROUTES,
    each('Routes of 6', 15),
    each('Routes of 8', 21),
    ...TICKETS,
    each('Stations left', 4),
  ]),
  sheetOf(148228, 'Splendor', [typed('Cards'), each('Nobles', 3)]),
  sheetOf(163412, 'Patchwork', [each('Buttons', 1), each('The 7 by 7 tile', 7), each('Empty squares', -2)]),
  sheetOf(295947, 'Cascadia', [
    typed('Bears'),
    typed('Elk'),
    typed('Salmon'),
    typed('Hawks'),
    typed('Foxes'),
    each('Largest mountains', 1),
    each('Largest forest', 1),
    each('Largest prairie', 1),
    each('Largest wetland', 1),
    each('Largest river', 1),
    typed('Habitat bonuses'),
    each('Nature tokens', 1),
  ]),
  sheetOf(204583, 'Kingdomino', [
    typed('Wheat fields'),
    typed('Forests'),
    typed('Lakes'),
    typed('Grassland'),
    typed('Swamps'),
    typed('Mines'),
    each('Castle in the middle', 10),
    each('Nothing left out', 5),
  ]),
  sheetOf(133473, 'Sushi Go!', [typed('Round 1'), typed('Round 2'), typed('Round 3'), typed('Puddings')]),
  sheetOf(199561, 'Sagrada', [
    typed('Shared goals'),
    typed('Private goal'),
    each('Favor tokens', 1),
    each('Open spaces', -1),
  ]),
  sheetOf(414317, 'Harmonies', [
    typed('Trees'),
    typed('Mountains'),
    each('Fields', 5),
    each('Buildings', 5),
    typed('Water'),
    typed('Animals'),
  ]),
  sheetOf(283155, 'Calico', [typed('Cats'), each('Buttons', 3), typed('Design goals')]),
];
