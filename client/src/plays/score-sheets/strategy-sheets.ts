import { sheetOf, type BuiltInSheet } from './built-in-sheet.ts';
import { perItemRow, lookupRow, pointsRow } from './row-builders.ts';

/** Stone Age scores two sets of culture cards, each by the square of its size. */
const SQUARES = [0, 1, 4, 9, 16, 25, 36, 49, 64];

const AGRICOLA = [
  lookupRow('Fields', -1, -1, 1, 2, 3, 4),
  lookupRow('Pastures', -1, 1, 2, 3, 4),
  lookupRow('Grain', -1, 1, 1, 1, 2, 2, 3, 3, 4),
  lookupRow('Vegetables', -1, 1, 2, 3, 4),
  lookupRow('Sheep', -1, 1, 1, 1, 2, 2, 3, 3, 4),
  lookupRow('Wild boar', -1, 1, 1, 2, 2, 3, 3, 4),
  lookupRow('Cattle', -1, 1, 2, 2, 3, 3, 4),
  perItemRow('Unused spaces', -1),
  lookupRow('Fenced stables', 0, 1, 2, 3, 4),
  perItemRow('Clay rooms', 1),
  perItemRow('Stone rooms', 2),
  perItemRow('People', 3),
  pointsRow('Points on cards'),
  pointsRow('Bonus points'),
  perItemRow('Begging cards', -3),
];

/** Sheets of strategy games, best known first. */
export const STRATEGY_SHEETS: readonly BuiltInSheet[] = [
  sheetOf(167791, 'Terraforming Mars', [
    pointsRow('Terraform rating'),
    perItemRow('Milestones', 5),
    pointsRow('Awards'),
    perItemRow('Greenery tiles', 1),
    pointsRow('Greenery beside cities'),
    pointsRow('Cards'),
  ]),
  sheetOf(266192, 'Wingspan', [
    pointsRow('Birds'),
    pointsRow('Bonus cards'),
    pointsRow('Goals of the rounds'),
    perItemRow('Eggs', 1),
    perItemRow('Food on cards', 1),
    perItemRow('Tucked cards', 1),
  ]),
  sheetOf(68448, '7 Wonders', [
    pointsRow('Military'),
    perItemRow('Coins', 1, 3),
    pointsRow('Wonder'),
    pointsRow('Blue: civilian'),
    pointsRow('Green: science'),
    pointsRow('Yellow: trade'),
    pointsRow('Purple: guilds'),
  ]),
  sheetOf(173346, '7 Wonders Duel', [
    pointsRow('Blue: civilian'),
    pointsRow('Green: science'),
    pointsRow('Yellow: trade'),
    pointsRow('Purple: guilds'),
    pointsRow('Wonders'),
    pointsRow('Progress tokens'),
    perItemRow('Coins', 1, 3),
    pointsRow('Military'),
  ]),
  sheetOf(31260, 'Agricola', AGRICOLA),
  sheetOf(200680, 'Agricola (Revised Edition)', AGRICOLA),
  sheetOf(84876, 'The Castles of Burgundy', [
    pointsRow('Points on the track'),
    perItemRow('Goods not sold', 1),
    perItemRow('Silver', 1),
    perItemRow('Workers', 1, 2),
    pointsRow('Yellow tiles'),
  ]),
  sheetOf(199792, 'Everdell', [
    pointsRow('Cards in the city'),
    pointsRow('Bonuses of purple cards'),
    pointsRow('Journeys'),
    pointsRow('Events'),
    perItemRow('Point tokens', 1),
  ]),
  sheetOf(312484, 'Lost Ruins of Arnak', [
    pointsRow('Research track'),
    pointsRow('Temple tiles'),
    pointsRow('Idols and their slots'),
    perItemRow('Guardians overcome', 5),
    pointsRow('Cards'),
    perItemRow('Fear', -1),
  ]),
  sheetOf(34635, 'Stone Age', [
    pointsRow('Points on the track'),
    lookupRow('Culture, first set', ...SQUARES),
    lookupRow('Culture, second set', ...SQUARES),
    pointsRow('Farmers times food'),
    pointsRow('Toolmakers times tools'),
    pointsRow('Builders times buildings'),
    pointsRow('Shamans times people'),
    perItemRow('Resources left', 1),
  ]),
  sheetOf(124361, 'Concordia', [
    perItemRow('Vesta: money and goods', 1, 10),
    pointsRow('Jupiter: cities without brick'),
    pointsRow('Saturnus: provinces'),
    pointsRow('Mercurius: kinds of goods'),
    pointsRow('Mars: colonists'),
    pointsRow('Minerva: specialists'),
    perItemRow('Concordia card', 7),
  ]),
];
