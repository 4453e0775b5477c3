import {
  at,
  circ,
  circleData,
  f,
  hexagon,
  layer,
  pick,
  poly,
  polyData,
  rect,
  rectData,
  type Motif,
  type Point,
  type Random,
} from './cover-shapes.ts';

/** A hand of cards, fanned, with one drawn up. */
export const fannedCards: Motif = (r, [g, d, m, l, p, pop]) => {
  const out: string[] = [];
  const n = 5 + Math.floor(r() * 3);
  const spread = 13 + r() * 4;
  const cs = [m, l, p];
  const stripes = layer();
  for (let i = 0; i < 8; i++) stripes.add(rectData(i * 22 - 4, 0, 9, 120), d, ' fill-opacity=".4"');
  out.push(...stripes.shapes());
  const up = Math.floor(r() * n);
  const face = Math.floor(r() * 3);
  const faint = ' fill-opacity=".55"';
  const rhomb: readonly Point[] = [
    [80, 54],
    [90, 66],
    [80, 78],
    [70, 66],
  ];
  for (let i = 0; i < n; i++) {
    const a = (i - (n - 1) / 2) * spread;
    const c = i === up ? pop : at(cs, (i + face) % 3);
    const sign = i % 2 === face % 2 ? circ(80, 66, 9, d, faint) : poly(rhomb, d, faint);
    out.push(
      `<g transform="rotate(${f(a)} 80 176) translate(0 ${i === up ? -13 : 0})">` +
        rect(58, 36, 44, 66, d, 5) +
        rect(59.4, 36, 41.2, 64, c, 4.5) +
        sign +
        circ(66, 43.5, 2.6, d) +
        '</g>',
    );
  }
  return [g, out];
};

const pawn = (x: number, y: number) =>
  `${circleData(x, y - 9, 5.6)}M${f(x - 8)} ${f(y + 9)}c0-9 4-10 5-14h6c1 4 5 5 5 14z`;

/** Pegs on a board, some called up. */
export const pegs: Motif = (r, [g, d, m, l, p, pop]) => {
  const [holes, men] = [layer(), layer()];
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 6; i++) {
      const x = 6 + i * 30 + (j & 1 ? 15 : 0) - 7;
      const y = 14 + j * 31;
      const q = r();
      holes.add(circleData(x, y, 12.5), q < 0.5 ? d : m);
      if (q < 0.5) men.add(pawn(x, y - 1), pick(r, [l, p, l, pop, p]));
      else if (q < 0.7) men.add(circleData(x, y, 4), g);
    }
  return [g, [...holes.shapes(), ...men.shapes()]];
};

/** Wooden cubes, stacked. */
export const cubes: Motif = (r, [g, d, m, l, p, pop]) => {
  const w = pick(r, [18, 22, 26]);
  const h = w * 0.577;
  const e = w * 1.155;
  const faces = layer();
  for (let j = -1; (j - 1) * (h + e) < 120; j++)
    for (let i = 0; (i - 1) * w * 2 < 160; i++) {
      const x = i * w * 2 + (j & 1 ? w : 0) + 4;
      const y = j * (h + e);
      const hot = r() < 0.1;
      const top = hot ? pop : pick(r, [p, l, l, m]);
      const left: readonly Point[] = [
        [x - w, y],
        [x, y + h],
        [x, y + h + e],
        [x - w, y + e],
      ];
      const right: readonly Point[] = [
        [x + w, y],
        [x, y + h],
        [x, y + h + e],
        [x + w, y + e],
      ];
      const lid: readonly Point[] = [
        [x, y - h],
        [x + w, y],
        [x, y + h],
        [x - w, y],
      ];
      faces.add(polyData(lid), top);
      faces.add(polyData(left), hot ? pop : m, hot ? ' fill-opacity=".8"' : '');
      faces.add(polyData(right), d);
    }
  return [g, faces.shapes()];
};

/** Four kinds of goods: disc, cube, hexagon, house. */
function good(kind: number, X: number, Y: number, z: number): string {
  if (kind === 0) return circleData(X, Y, z);
  if (kind === 1) return rectData(X - z, Y - z, z * 2, z * 2, 2);
  if (kind === 2) {
    const side = z * 0.55;
    const [top, bottom] = [Y - z * 1.15, Y + z * 1.15];
    return polyData([
      [X, top],
      [X + z, Y - side],
      [X + z, Y + side],
      [X, bottom],
      [X - z, Y + side],
      [X - z, Y - side],
    ]);
  }
  const eaves = f(Y - z * 0.1);
  return `M${f(X - z)} ${f(Y + z)}V${eaves}L${f(X)} ${f(Y - z)}L${f(X + z)} ${eaves}V${f(Y + z)}Z`;
}

/**
 * The numbers 0 to 3 in random order. The design sorted by a random comparison, which browsers do differently; these
 * are V8's steps, so a game has the same cover everywhere.
 */
function tossedOrder(r: Random): number[] {
  const less = () => r() - 0.5 < 0;
  const falling = less();
  let run = 2;
  while (run < 4 && less() === falling) run++;
  const order = [0, 1, 2, 3].slice(0, run);
  if (falling) order.reverse();
  for (let item = run; item < 4; item++) {
    let [left, right] = [0, item];
    while (left < right) {
      const middle = left + ((right - left) >> 1);
      if (less()) right = middle;
      else left = middle + 1;
    }
    order.splice(left, 0, item);
  }
  return order;
}

/** A player board: rows of goods in their cells. */
export const goodsBoard: Motif = (r, [g, d, m, l, p, pop]) => {
  const [cells, goods] = [layer(), layer()];
  const s = pick(r, [24, 30]);
  const cols = Math.ceil(160 / s) + 1;
  const rows = Math.ceil(120 / s) + 1;
  const kinds = tossedOrder(r);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const x = i * s - 6;
      const y = j * s - 2;
      const kind = at(kinds, (j + (i > cols / 2 ? 1 : 0)) % 4);
      const full = r() < 0.72 - i * 0.05;
      const hot = full && r() < 0.1;
      cells.add(rectData(x + 1.5, y + 1.5, s - 3, s - 3, 4), d, ` fill-opacity="${full ? '.75' : '.4'}"`);
      if (full) goods.add(good(kind, x + s / 2, y + s / 2, s * 0.28), hot ? pop : at([l, p, m, l], kind));
    }
  return [g, [...cells.shapes(), ...goods.shapes()]];
};

/** Letter tiles from the title itself. */
export const letterTiles: Motif = (r, [g, d, , , p, pop], title) => {
  const texts: string[] = [];
  const [sides, faces] = [layer(), layer()];
  const s = 30;
  const letters: readonly string[] = title.toUpperCase().match(/[A-Z0-9]/g) ?? ['A'];
  const hot = Math.floor(r() * 6) + 4;
  const type =
    'text-anchor="middle" font-family="Besley Variable,Rockwell,Georgia,serif" font-weight="800" font-size="18"';
  let n = 0;
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 6; i++) {
      const x = i * s - 10;
      const y = j * s;
      const on = (i + j * 2) % 3 !== 0 || r() < 0.25;
      if (!on) {
        sides.add(rectData(x + 1, y + 1, s - 2, s - 2, 3), d, ' fill-opacity=".55"');
        continue;
      }
      const c = n === hot ? pop : p;
      const letter = at(letters, n % letters.length);
      n++;
      sides.add(rectData(x + 1.5, y + 3, s - 3, s - 3.5, 4), d);
      faces.add(rectData(x + 1.5, y + 1, s - 3, s - 4, 4), c);
      texts.push(`<text x="${x + s / 2}" y="${y + 21}" ${type} fill="${c === pop ? p : d}">${letter}</text>`);
    }
  return [g, [...sides.shapes(), ...faces.shapes(), ...texts]];
};

const PLAYING_CARD_PIPS: readonly Point[] = [
  [0, 19],
  [-13, 0],
  [13, 0],
  [-13, 38],
  [13, 38],
];

/** The pattern of a card's back, with one card turned over. */
export const turnedCard: Motif = (r, [g, d, m, l, p, pop]) => {
  const back = layer();
  const w = 20;
  const hi = 2 + Math.floor(r() * 4);
  const hj = 1 + Math.floor(r() * 2);
  for (let j = 0; j < 11; j++)
    for (let i = 0; i < 9; i++) {
      const x = i * w + (j & 1 ? w / 2 : 0);
      const y = j * 12;
      const c = r() < 0.5 ? m : r() < 0.3 ? l : d;
      const rhomb: readonly Point[] = [
        [x, y - 11],
        [x + 9.2, y],
        [x, y + 11],
        [x - 9.2, y],
      ];
      back.add(polyData(rhomb), c);
    }
  const x = 20 + hi * 20;
  const y = 22 + hj * 14;
  const pips = PLAYING_CARD_PIPS.map(([u, v], k) => {
    const [X, Y] = [x + u, y + v];
    return poly(
      [
        [X, Y - 8],
        [X + 6.4, Y],
        [X, Y + 8],
        [X - 6.4, Y],
      ],
      k === 0 ? pop : g,
    );
  });
  const card =
    `<g transform="rotate(${f((r() - 0.5) * 36)} ${x} ${y + 20})">` +
    rect(x - 25, y - 14, 50, 72, d, 6, ' fill-opacity=".6"') +
    rect(x - 25, y - 17, 50, 72, p, 6) +
    pips.join('') +
    '</g>';
  return [g, [...back.shapes(), card]];
};

/** One ring of a card back's medallion: disc, rhomb or hexagon. */
function medallion(kind: number, R: number, c: string): string {
  if (kind === 0) return circ(80, 60, R * 0.82, c);
  if (kind === 1)
    return poly(
      [
        [80, 60 - R * 1.2],
        [80 + R * 0.8, 60],
        [80, 60 + R * 1.2],
        [80 - R * 0.8, 60],
      ],
      c,
    );
  return poly(hexagon(80, 60, R * 0.9), c);
}

/** One big card back. */
export const cardBack: Motif = (r: Random, [g, d, m, l, p, pop]) => {
  const out: string[] = [];
  const k = 3 + Math.floor(r() * 3);
  const rot = f((r() - 0.5) * 30);
  const kind = Math.floor(r() * 3);
  const dots = layer();
  for (let j = 0; j < 5; j++) for (let i = 0; i < 7; i++) dots.add(circleData(i * 26 + (j & 1 ? 13 : 0), j * 30, 3), m);
  out.push(...dots.shapes());
  const frame = rect(32, -13, 96, 146, d, 10) + rect(36, -9, 88, 138, p, 8) + rect(42, -3, 76, 126, g, 5);
  out.push(`<g transform="rotate(${rot} 80 60)">${frame}`);
  for (let q = 0; q < k; q++) {
    const c = q === k - 1 ? pop : at([l, d, m, p, g], q % 5);
    out.push(medallion(kind, 44 - q * (38 / k), c));
  }
  out.push('</g>');
  return [g, out];
};
