import type { Category } from '#shared/enums.ts';
import { INKS } from './cover-inks.ts';
import { hash, normalTitle, pick, seededRandom, type Inks, type Motif } from './cover-shapes.ts';
import * as patterns from './motifs-patterns.ts';
import * as pieces from './motifs-pieces.ts';
import * as places from './motifs-places.ts';

/** The composition of a category; crowded categories have two, chosen by the game's hash. */
const MOTIFS: Record<Category, readonly [Motif, Motif?]> = {
  family: [patterns.nurseryBlocks, patterns.arches],
  strategy: [places.hexCoast, places.routeMap],
  party: [patterns.thrownDiscs],
  cooperative: [patterns.petals, patterns.rings],
  'deck-building': [pieces.fannedCards],
  'worker-placement': [pieces.pegs],
  abstract: [patterns.quilt],
  thematic: [places.landscape],
  euro: [pieces.cubes, pieces.goodsBoard],
  war: [places.fronts],
  racing: [places.track],
  trivia: [patterns.wheel],
  word: [pieces.letterTiles],
  card: [pieces.turnedCard, pieces.cardBack],
};

/** The six inks of a title. Use the second, `deep`, for the side of a box. */
export function inksFor(title: string, category: Category): Inks {
  return pick(seededRandom(hash(normalTitle(title))), INKS[category]);
}

/**
 * A game's cover as SVG, always the same for the same title and category: about 3 kB and 0.1 ms. 160 × 120, `slice`,
 * can be cropped to a centred square. Decorative: the title is shown beside it.
 */
export function cover(title: string, category: Category): string {
  const r = seededRandom(hash(normalTitle(title)));
  const inks = pick(r, INKS[category]);
  const [first, second] = MOTIFS[category];
  const draw = second && r() < 0.5 ? second : first;
  const [ground, shapes] = draw(r, inks, title);
  const spine =
    `<path d="M0 0h5v120h-5z" fill="${inks[1]}" fill-opacity=".55"/>` +
    '<path d="M5 0h.8v120H5z" fill="#fff" fill-opacity=".28"/>';
  const frame = 'viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"';
  return (
    `<svg class="cover-svg" xmlns="http://www.w3.org/2000/svg" ${frame}>` +
    `<rect width="160" height="120" fill="${ground}"/>${shapes.join('')}${spine}</svg>`
  );
}
