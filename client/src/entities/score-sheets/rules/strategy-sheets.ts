import { sheetOf, type KnownSheet } from './known-sheet.ts';
import { each, table, typed } from './sheet-rows.ts';

/** Stone Age scores two sets of culture cards, each by the square of its size. */
const SQUARES = [0, 1, 4, 9, 16, 25, 36, 49, 64];

const AGRICOLA = [
  table('Fields', -1, -1, 1, 2, 3, 4),
  table('Pastures', -1, 1, 2, 3, 4),
  table('Grain', -1, 1, 1, 1, 2, 2, 3, 3, 4),
  table('Vegetables', -1, 1, 2, 3, 4),
  table('Sheep', -1, 1, 1, 1, 2, 2, 3, 3, 4),
  table('Wild boar', -1, 1, 1, 2, 2, 3, 3, 4),
  table('Cattle', -1, 1, 2, 2, 3, 3, 4),
  each('Unused spaces', -1),
  table('Fenced stables', 0, 1, 2, 3, 4),
  each('Clay rooms', 1),
  each('Stone rooms', 2),
  each('People', 3),
  typed('Points on cards'),
  typed('Bonus points'),
  each('Begging cards', -3),
];

/** Sheets of strategy games, best known first. */
export const STRATEGY_SHEETS: readonly KnownSheet[] = [
  sheetOf(167791, 'Terraforming Mars', [
    typed('Terraform rating'),
    each('Milestones', 5),
    typed('Awards'),
    each('Greenery tiles', 1),
    typed('Greenery beside cities'),
    typed('Cards'),
  ]),
  sheetOf(266192, 'Wingspan', [
    typed('Birds'),
    typed('Bonus cards'),
    typed('Goals of the rounds'),
    each('Eggs', 1),
    each('Food on cards', 1),
    each('Tucked cards', 1),
  ]),
  sheetOf(68448, '7 Wonders', [
    typed('Military'),
    each('Coins', 1, 3),
    typed('Wonder'),
    typed('Blue: civilian'),
    typed('Green: science'),
    typed('Yellow: trade'),
    typed('Purple: guilds'),
  ]),
  sheetOf(173346, '7 Wonders Duel', [
    typed('Blue: civilian'),
    typed('Green: science'),
    typed('Yellow: trade'),
    typed('Purple: guilds'),
    typed('Wonders'),
    typed('Progress tokens'),
    each('Coins', 1, 3),
    typed('Military'),
  ]),
  sheetOf(31260, 'Agricola', AGRICOLA),
  sheetOf(200680, 'Agricola (Revised Edition)', AGRICOLA),
  sheetOf(84876, 'The Castles of Burgundy', [
    typed('Points on the track'),
    each('Goods not sold', 1),
    each('Silver', 1),
    each('Workers', 1, 2),
    typed('Yellow tiles'),
  ]),
  sheetOf(199792, 'Everdell', [
    typed('Cards in the city'),
    typed('Bonuses of purple cards'),
    typed('Journeys'),
    typed('Events'),
    each('Point tokens', 1),
  ]),
  sheetOf(312484, 'Lost Ruins of Arnak', [
    typed('Research track'),
    typed('Temple tiles'),
    typed('Idols and their slots'),
    each('Guardians overcome', 5),
    typed('Cards'),
    each('Fear', -1),
  ]),
  sheetOf(34635, 'Stone Age', [
    typed('Points on the track'),
    table('Culture, first set', ...SQUARES),
    table('Culture, second set', ...SQUARES),
    typed('Farmers times food'),
    typed('Toolmakers times tools'),
    typed('Builders times buildings'),
    typed('Shamans times people'),
    each('Resources left', 1),
  ]),
  sheetOf(124361, 'Concordia', [
    each('Vesta: money and goods', 1, 10),
    typed('Jupiter: cities without brick'),
    typed('Saturnus: provinces'),
    typed('Mercurius: kinds of goods'),
    typed('Mars: colonists'),
    typed('Minerva: specialists'),
    each('Concordia card', 7),
  ]),
];
