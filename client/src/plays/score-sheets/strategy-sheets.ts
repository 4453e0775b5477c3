import { sheetOf, type BuiltInSheet } from './built-in-sheet.ts';
import { perItemRow, lookupRow, pointsRow } from './row-builders.ts';
import { t } from '#client/plays/words/words.ts';

/** Stone Age scores two sets of culture cards, each by the square of its size. */
const SQUARES = [0, 1, 4, 9, 16, 25, 36, 49, 64];

const AGRICOLA = [
  lookupRow('fields', t('Fields'), -1, -1, 1, 2, 3, 4),
  lookupRow('pastures', t('Pastures'), -1, 1, 2, 3, 4),
  lookupRow('grain', t('Grain'), -1, 1, 1, 1, 2, 2, 3, 3, 4),
  lookupRow('vegetables', t('Vegetables'), -1, 1, 2, 3, 4),
  lookupRow('sheep', t('Sheep'), -1, 1, 1, 1, 2, 2, 3, 3, 4),
  lookupRow('wild-boar', t('Wild boar'), -1, 1, 1, 2, 2, 3, 3, 4),
  lookupRow('cattle', t('Cattle'), -1, 1, 2, 2, 3, 3, 4),
  perItemRow('unused-spaces', t('Unused spaces'), -1),
  lookupRow('fenced-stables', t('Fenced stables'), 0, 1, 2, 3, 4),
  perItemRow('clay-rooms', t('Clay rooms'), 1),
  perItemRow('stone-rooms', t('Stone rooms'), 2),
  perItemRow('people', t('People'), 3),
  pointsRow('points-on-cards', t('Points on cards')),
  pointsRow('bonus-points', t('Bonus points')),
  perItemRow('begging-cards', t('Begging cards'), -3),
];

/** Sheets of strategy games, best known first. */
export const STRATEGY_SHEETS: readonly BuiltInSheet[] = [
  sheetOf(167791, 'Terraforming Mars', [
    pointsRow('terraform-rating', t('Terraform rating')),
    perItemRow('milestones', t('Milestones'), 5),
    pointsRow('awards', t('Awards')),
    perItemRow('greenery-tiles', t('Greenery tiles'), 1),
    pointsRow('greenery-beside-cities', t('Greenery beside cities')),
    pointsRow('cards', t('Cards')),
  ]),
  sheetOf(266192, 'Wingspan', [
    pointsRow('birds', t('Birds')),
    pointsRow('bonus-cards', t('Bonus cards')),
    pointsRow('goals-of-the-rounds', t('Goals of the rounds')),
    perItemRow('eggs', t('Eggs'), 1),
    perItemRow('food-on-cards', t('Food on cards'), 1),
    perItemRow('tucked-cards', t('Tucked cards'), 1),
  ]),
  sheetOf(68448, '7 Wonders', [
    pointsRow('military', t('Military')),
    perItemRow('coins', t('Coins'), 1, 3),
    pointsRow('wonder', t('Wonder')),
    pointsRow('blue-civilian', t('Blue: civilian')),
    pointsRow('green-science', t('Green: science')),
    pointsRow('yellow-trade', t('Yellow: trade')),
    pointsRow('purple-guilds', t('Purple: guilds')),
  ]),
  sheetOf(173346, '7 Wonders Duel', [
    pointsRow('blue-civilian', t('Blue: civilian')),
    pointsRow('green-science', t('Green: science')),
    pointsRow('yellow-trade', t('Yellow: trade')),
    pointsRow('purple-guilds', t('Purple: guilds')),
    pointsRow('wonders', t('Wonders')),
    pointsRow('progress-tokens', t('Progress tokens')),
    perItemRow('coins', t('Coins'), 1, 3),
    pointsRow('military', t('Military')),
  ]),
  sheetOf(31260, 'Agricola', AGRICOLA),
  sheetOf(200680, 'Agricola (Revised Edition)', AGRICOLA),
  sheetOf(84876, 'The Castles of Burgundy', [
    pointsRow('points-on-the-track', t('Points on the track')),
    perItemRow('goods-not-sold', t('Goods not sold'), 1),
    perItemRow('silver', t('Silver'), 1),
    perItemRow('workers', t('Workers'), 1, 2),
    pointsRow('yellow-tiles', t('Yellow tiles')),
  ]),
  sheetOf(199792, 'Everdell', [
    pointsRow('cards-in-the-city', t('Cards in the city')),
    pointsRow('bonuses-of-purple-cards', t('Bonuses of purple cards')),
    pointsRow('journeys', t('Journeys')),
    pointsRow('events', t('Events')),
    perItemRow('point-tokens', t('Point tokens'), 1),
  ]),
  sheetOf(312484, 'Lost Ruins of Arnak', [
    pointsRow('research-track', t('Research track')),
    pointsRow('temple-tiles', t('Temple tiles')),
    pointsRow('idols-and-their-slots', t('Idols and their slots')),
    perItemRow('guardians-overcome', t('Guardians overcome'), 5),
    pointsRow('cards', t('Cards')),
    perItemRow('fear', t('Fear'), -1),
  ]),
  sheetOf(34635, 'Stone Age', [
    pointsRow('points-on-the-track', t('Points on the track')),
    lookupRow('culture-first-set', t('Culture, first set'), ...SQUARES),
    lookupRow('culture-second-set', t('Culture, second set'), ...SQUARES),
    pointsRow('farmers-times-food', t('Farmers times food')),
    pointsRow('toolmakers-times-tools', t('Toolmakers times tools')),
    pointsRow('builders-times-buildings', t('Builders times buildings')),
    pointsRow('shamans-times-people', t('Shamans times people')),
    perItemRow('resources-left', t('Resources left'), 1),
  ]),
  sheetOf(124361, 'Concordia', [
    perItemRow('vesta-money-and-goods', t('Vesta: money and goods'), 1, 10),
    pointsRow('jupiter-cities-without-brick', t('Jupiter: cities without brick')),
    pointsRow('saturnus-provinces', t('Saturnus: provinces')),
    pointsRow('mercurius-kinds-of-goods', t('Mercurius: kinds of goods')),
    pointsRow('mars-colonists', t('Mars: colonists')),
    pointsRow('minerva-specialists', t('Minerva: specialists')),
    perItemRow('concordia-card', t('Concordia card'), 7),
  ]),
];
