import type { StoryCard, StoryCardKind } from '#shared/shapes/story.ts';
import { drawingOf } from './drawings.ts';
import { type Ground, groundOf } from './story-grounds.ts';
import { headingText, numberText } from './story-number.ts';
import { sentenceText } from './story-text.ts';
import { textLines, textWidth } from './text-lines.ts';

/** What a picture shows. */
export interface PicturedStory {
  title: string;
  range: string;
  cards: readonly StoryCard[];
}

/** Words of a picture: drawn by whoever has the fonts. */
export interface PictureText {
  text: string;
  /** Of the left end of the base line. */
  x: number;
  y: number;
  /** In pixels. */
  size: number;
  font: 'display' | 'body';
  weight: number;
  fill: string;
}

/** A story in one picture: shapes as SVG, and the words that stand on them. */
export interface StoryPicture {
  width: number;
  height: number;
  /** A whole SVG document without words. */
  shapes: string;
  texts: readonly PictureText[];
}

/** All but the first, which is the picture's own. */
const GROUNDS_ON_PETROL = 7;

interface Tile {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The cards that say most about a year come first. */
const ORDER: readonly StoryCardKind[] = [
  'plays',
  'most_played',
  'people',
  'hours',
  'new_games',
  'tiers',
  'wins',
  'champion',
  'days',
  'best_rated',
  'come_back',
  'longest',
  'h_index',
  'nemesis',
];

const rankOf = ({ kind }: StoryCard): number => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length);

const chosen = (cards: readonly StoryCard[], most: number): StoryCard[] =>
  cards.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, most);

/** The picture that chats show beside a link, 1200 × 630: the title, and five cards. */
export function linkPictureOf({ title, range, cards }: PicturedStory): StoryPicture {
  const [width, height] = [1200, 630];
  const shown = chosen(cards, 5);
  const tiles = linkTiles(shown.length);
  const titles = titleTexts(title, { x: 56, y: 126, width: 330, sizes: [64, 54, 46, 40], most: 5 });
  return whole({ width, height }, range, shown, tiles, titles, { x: 56, y: 540 });
}

/** The story to be sent around, 1080 wide: up to nine cards. */
export function wholePictureOf({ title, range, cards }: PicturedStory): StoryPicture {
  const shown = chosen(cards, cards.length > 8 ? 9 : cards.length - (1 - (cards.length % 2)));
  const rows = (shown.length - 1) / 2;
  const titles = titleTexts(title, { x: 48, y: 122, width: 984, sizes: [84, 72, 60, 48], most: 2 });
  const top = titles.length === 1 ? 180 : 260;
  const [width, height] = [1080, top + 380 + rows * 360 + 120];
  const tiles = shown.map((_, place): Tile => {
    if (place === 0) return { x: 40, y: top, width: 1000, height: 356 };
    const [column, row] = [(place - 1) % 2, Math.floor((place - 1) / 2)];
    return { x: 40 + column * 510, y: top + 380 + row * 360, width: 490, height: 336 };
  });
  return whole({ width, height }, range, shown, tiles, titles, { x: 48, y: height - 92 });
}

function linkTiles(count: number): Tile[] {
  const [left, right, gap, top, bottom] = [420, 1160, 20, 40, 590];
  const row = (tiles: number, y: number, height: number) =>
    Array.from({ length: tiles }, (_, place): Tile => {
      const width = (right - left - gap * (tiles - 1)) / tiles;
      return { x: left + place * (width + gap), y, width, height };
    });
  if (count < 2) return row(count, top, bottom - top);
  if (count < 4) return [...row(1, top, 265), ...row(count - 1, top + 285, 265)];
  return [...row(2, top, 265), ...row(count - 2, top + 285, 265)];
}

interface TitleBox {
  x: number;
  y: number;
  width: number;
  sizes: readonly number[];
  most: number;
}

/** Besley is a tenth wider than the letters that are counted. */
const DISPLAY_WIDTH = 1.12;

/** In the largest size that fits; what is too long for the smallest one is cut. */
function titleTexts(title: string, { x, y, width, sizes, most }: TitleBox): PictureText[] {
  const linesIn = (size: number) => textLines(title, { width: width / DISPLAY_WIDTH, size, most: most + 1 });
  const smallest = sizes.at(-1) ?? 40;
  const fitsAt = (size: number) =>
    linesIn(size).length <= most && title.split(' ').every((word) => textWidth(word, size) * DISPLAY_WIDTH <= width);
  const size = sizes.find(fitsAt) ?? smallest;
  const lines = textLines(title, { width: width / DISPLAY_WIDTH, size, most });
  return lines.map((text, line) => ({
    text,
    x,
    y: y + Math.round(line * size * 1.1),
    size,
    font: 'display',
    weight: 800,
    fill: '#fefffd',
  }));
}

function whole(
  { width, height }: { width: number; height: number },
  range: string,
  cards: readonly StoryCard[],
  tiles: readonly Tile[],
  titles: readonly PictureText[],
  mark: { x: number; y: number },
): StoryPicture {
  const drawn = cards.flatMap((card, place) => {
    const tile = tiles[place];
    return tile ? [drawTile(card, tile, groundOf(1 + (place % GROUNDS_ON_PETROL)), range)] : [];
  });
  const die = `<g transform="translate(${mark.x} ${mark.y}) scale(1.3)"><rect x="1" y="4" width="34" height="34" rx="8" fill="#b97f0a"/><rect x="1" y="1" width="34" height="34" rx="8" fill="#ffc53a"/><g fill="#10292d"><circle cx="10" cy="10" r="3.1"/><circle cx="10" cy="26" r="3.1"/><circle cx="26" cy="10" r="3.1"/><circle cx="26" cy="26" r="3.1"/></g><circle cx="18" cy="18" r="4.4" fill="#c8361f"/></g>`;
  const ground = `<radialGradient id="lamp" cx=".8" cy="0" r="1"><stop offset="0" stop-color="#1f6666"/><stop offset="1" stop-color="#0d393e"/></radialGradient><rect width="${width}" height="${height}" fill="url(#lamp)"/>`;
  return {
    width,
    height,
    shapes: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${ground}${drawn.map(({ shapes }) => shapes).join('')}${die}</svg>`,
    texts: [
      ...titles,
      ...drawn.flatMap(({ texts }) => texts),
      { text: 'Rollcall', x: mark.x + 62, y: mark.y + 36, size: 38, font: 'display', weight: 800, fill: '#fefffd' },
    ],
  };
}

/** Digits of Besley in ems, at most. */
const DIGIT = 0.63;
const WIDE_FROM = 1.2;
const PAD = 26;
const LINE = 32;
const SENTENCE = 25;

/** Headings are known words, and narrower than letters are counted. */
const SAFE = 1.12;

/** The right size of a text that must fit into one line. */
const fitting = (text: string, width: number, largest: number): number =>
  Math.min(largest, Math.floor(width / textWidth(text, 1)));

/**
 * A tile: heading, number and unit, and the drawing at the right, or below in a narrow one. A high one has its sentence at
 * the foot.
 */
function drawTile(card: StoryCard, tile: Tile, ground: Ground, range: string): Pick<StoryPicture, 'shapes' | 'texts'> {
  const { x, y, width, height } = tile;
  const isWide = width / height > WIDE_FROM;
  const [number, unit] = numberText(card);
  const inner = width - 2 * PAD;
  const lines = height > 300 ? textLines(sentenceText(card, range), { width: inner, size: SENTENCE, most: 3 }) : [];
  const foot = y + height - PAD - (lines.length - 1) * LINE;
  const column = isWide ? inner * 0.5 : inner;
  const largest = height > 340 ? 150 : isWide ? 108 : 84;
  const size = Math.min(largest, Math.floor(column / (number.length * DIGIT)));
  const numberTop = y + PAD + 42 + Math.round(size * 0.84);
  const beside = x + PAD + number.length * size * DIGIT + 10;
  const fitsBeside = !isWide && beside + textWidth(unit, 24) < x + width - PAD;
  const artFoot = lines.length > 0 ? foot - 36 : y + height - 16;
  const artTop = isWide ? y + PAD : numberTop + (fitsBeside ? 10 : 38);
  const artLeft = isWide ? x + PAD + column + 6 : x + PAD;
  const art = { x: artLeft, y: artTop, width: x + width - PAD - artLeft + (isWide ? 10 : 0), height: artFoot - artTop };
  const word = (text: string, top: number, textSize: number, weight: number): PictureText => ({
    text,
    x: x + PAD,
    y: top,
    size: textSize,
    font: 'body',
    weight,
    fill: ground.ink,
  });
  const heading = headingText(card.kind);
  return {
    shapes: `<rect x="${x}" y="${y + 8}" width="${width}" height="${height}" rx="18" fill="#00000055"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="18" fill="${ground.ground}"/>${placed(drawingOf(card, ground), art)}`,
    texts: [
      word(heading, y + PAD + 22, fitting(heading, (isWide ? column : inner) * SAFE, 26), 700),
      { text: number, x: x + PAD - 3, y: numberTop, size, font: 'display', weight: 800, fill: ground.ink },
      ...(fitsBeside ? [{ ...word(unit, numberTop, 24, 600), x: Math.round(beside) }] : []),
      ...(fitsBeside ? [] : [word(unit, numberTop + (isWide ? 34 : 30), isWide ? 26 : 24, 600)]),
      ...lines.map((line, place) => word(line, foot + place * LINE, SENTENCE, 500)),
    ],
  };
}

const placed = (drawing: string, { x, y, width, height }: Tile): string =>
  drawing.replace(
    '<svg ',
    `<svg x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" `,
  );
