import {
  at,
  circ,
  circleData,
  f,
  layer,
  path,
  pick,
  polyData,
  rect,
  rectData,
  type Motif,
  type Point,
} from './cover-shapes.ts';

/** @param turn in degrees */
function halfDisc(x: number, y: number, turn: number): string {
  const [dx, dy] = [15 * Math.cos((turn * Math.PI) / 180), 15 * Math.sin((turn * Math.PI) / 180)];
  return `M${(x - dx).toFixed(2)} ${(y - dy).toFixed(2)}A15 15 0 0 0 ${(x + dx).toFixed(2)} ${(y + dy).toFixed(2)}z`;
}

/** Half discs thrown in the air. */
export const thrownDiscs: Motif = (r, [g, d, m, l, p, pop]) => {
  const out: string[] = [];
  const [discs, dots] = [layer(), layer()];
  const cs = [m, l, p, pop, d, m];
  const off = Math.floor(r() * 4) * 45;
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 6; i++) {
      const x = i * 30 + (j & 1 ? 15 : 0) - 4;
      const y = 14 + j * 31;
      const q = r();
      const t = Math.floor(r() * 8) * 45 + off;
      const c = pick(r, cs);
      if (q < 0.6) {
        discs.add(halfDisc(x, y, t), c);
        if (r() < 0.4) discs.add(halfDisc(x, y, t + 180), pick(r, [d, m]));
      } else if (q < 0.8) {
        discs.add(circleData(x, y, 12.5), c);
        dots.add(circleData(x, y, 4.5), c === d ? l : d);
      } else if (q < 0.93) {
        const turn = `translate(${f(x)} ${y}) rotate(${t})`;
        out.push(`<rect x="-13" y="-4" width="26" height="8" rx="4" fill="${c}" transform="${turn}"/>`);
      } else dots.add(circleData(x, y, 4), pop);
    }
  return [g, [...discs.shapes(), ...dots.shapes(), ...out]];
};

/** Big nursery blocks: quarter discs, leaves and dots. */
export const nurseryBlocks: Motif = (r, [g, d, m, l, p, pop]) => {
  const s = 40;
  const out: string[] = [];
  const pairs: readonly (readonly [string, string])[] = [
    [g, p],
    [m, d],
    [l, g],
    [p, m],
    [pop, p],
    [d, l],
    [g, l],
    [m, p],
  ];
  for (let j = 0; j < 3; j++)
    for (let i = 0; i < 4; i++) {
      const x = i * s;
      const y = j * s;
      const [a, b] = pick(r, pairs);
      const t = Math.floor(r() * 4) * 90;
      const k = r();
      let z = 'M0 20h20v20h-20zM20 0h20v20h-20z';
      if (k < 0.38) z = 'M0 0h40a40 40 0 0 1-40 40z';
      else if (k < 0.62) z = 'M0 0a40 40 0 0 1 40 40a40 40 0 0 1-40-40z';
      else if (k < 0.8) z = 'M0 0a20 20 0 0 1 40 0zM0 40a20 20 0 0 1 40 0z';
      else if (k < 0.92) z = 'M20 4a16 16 0 1 1 0 32a16 16 0 1 1 0-32z';
      const turn = t ? ` rotate(${t} 20 20)` : '';
      out.push(rect(x, y, s, s, a), path(z, b, ` transform="translate(${x} ${y})${turn}"`));
      if (k >= 0.38 && k < 0.62 && r() < 0.5) out.push(circ(x + 20, y + 20, 5, a));
    }
  return [g, out];
};

/** Arches inside arches. */
export const arches: Motif = (r, [g, d, m, l, p, pop]) => {
  const out: string[] = [];
  const s = 53.34;
  const sets = [
    [d, l, m, p],
    [m, p, g, l],
    [l, d, p, m],
    [p, m, l, d],
  ];
  const hot = Math.floor(r() * 9);
  for (let j = 0; j < 3; j++)
    for (let i = 0; i < 3; i++) {
      const x = i * s;
      const y = j * 40;
      const c = pick(r, sets);
      const flip = r() < 0.35;
      const k = r() < 0.25 ? 2 : 4;
      const rings: string[] = [];
      for (let q = 0; q < k; q++) {
        const R = 26.67 - q * 6.4;
        // Each reaches over the edge, and over the end of the one around it: where two meet in a turned cover, a hair line would be seen.
        const end = f(40.3 + q * 0.5);
        const z = `M${f(26.67 - R)} ${end}V26.67A${f(R)} ${f(R)} 0 0 1 ${f(26.67 + R)} 26.67V${end}Z`;
        rings.push(path(z, j * 3 + i === hot && q === k - 1 ? pop : at(c, q)));
      }
      const turn = `translate(${f(x)} ${f(y)})${flip ? ' rotate(180 26.67 20)' : ''}`;
      out.push(rect(x, y, s + 0.3, 40.3, r() < 0.5 ? g : d), `<g transform="${turn}">${rings.join('')}</g>`);
    }
  return [g, out];
};

/** Overlapping circles: petals where two agree. */
export const petals: Motif = (r, [g, d, m, l, p, pop]) => {
  const s = pick(r, [26.67, 32, 40]);
  const R = s / Math.SQRT2;
  const [circles, leaves, late] = [layer(), layer(), layer()];
  let centre = '';
  const cs = [l, m, l, p, m, l];
  const lens = (x: number, y: number, X: number, Y: number) =>
    `M${f(x)} ${f(y)}A${f(R)} ${f(R)} 0 0 1 ${f(X)} ${f(Y)}A${f(R)} ${f(R)} 0 0 1 ${f(x)} ${f(y)}Z`;
  const ox = (-s / 2) * Math.round(r());
  const oy = (-s / 2) * Math.round(r());
  const hi = 2 + Math.floor(r() * 2);
  const hj = 1 + Math.floor(r() * (s > 30 ? 1.5 : 3));
  for (let j = 0; j * s < 150; j++)
    for (let i = 0; i * s < 190; i++) {
      const x = ox + i * s;
      const y = oy + j * s;
      if ((i + j) % 2 === 0) circles.add(circleData(x + s / 2, y + s / 2, R), r() < 0.5 ? d : g);
      const h = i === hi && j === hj;
      leaves.add(lens(x, y, x + s, y), h ? pop : pick(r, cs));
      leaves.add(lens(x, y, x, y + s), h ? pop : pick(r, cs));
      if (!h) continue;
      late.add(lens(x - s, y, x, y), pop);
      late.add(lens(x, y - s, x, y), pop);
      centre = circ(x, y, s / 9, d);
    }
  return [g, [...circles.shapes(), ...leaves.shapes(), ...late.shapes(), centre]];
};

/** Rings that hold on to each other. */
export const rings: Motif = (r, [, d, m, l, p, pop]) => {
  const out: string[] = [];
  const late: string[] = [];
  const R = pick(r, [25, 30, 36]);
  const s = R * 1.5;
  const w = R * 0.34;
  const hi = 1 + Math.floor(r() * 3);
  const hj = 1 + Math.floor(r() * 2);
  const ox = -r() * s;
  const oy = -r() * s * 0.5;
  const cs = [m, l, m, p, l];
  for (let j = 0; j * s < 165; j++)
    for (let i = 0; i * s < 215; i++) {
      const x = ox + i * s + (j & 1 ? s / 2 : 0);
      const y = oy + j * s * 0.86;
      const h = i === hi && j === hj;
      const ring = (c: string, W: number) =>
        `<circle cx="${f(x)}" cy="${f(y)}" r="${f(R)}" fill="none" stroke="${c}" stroke-width="${f(W)}"/>`;
      (h ? late : out).push(ring(d, w + 4.5), ring(h ? pop : pick(r, cs), w));
    }
  return [d, out.concat(late)];
};

/** A quilt of half squares. */
export const quilt: Motif = (r, [g, d, m, l, p, pop]) => {
  const s = 20;
  const [squares, halves] = [layer(), layer()];
  const regular = r() < 0.5;
  const corners: readonly (readonly Point[])[] = [
    [
      [0, 0],
      [s, 0],
      [0, s],
    ],
    [
      [s, 0],
      [s, s],
      [0, 0],
    ],
    [
      [s, s],
      [0, s],
      [s, 0],
    ],
    [
      [0, s],
      [0, 0],
      [s, s],
    ],
  ];
  for (let j = 0; j < 6; j++)
    for (let i = 0; i < 8; i++) {
      const x = i * s;
      const y = j * s;
      const chance = r();
      const a = pick(r, [d, g, m]);
      const b = r() < 0.11 ? pop : pick(r, [l, p, m]);
      const k = regular ? ((i + j) % 2) * 2 + (chance < 0.25 ? 1 : 0) : Math.floor(chance * 4);
      squares.add(rectData(x, y, s, s), a);
      halves.add(polyData(at(corners, k).map(([u, v]): Point => [x + u, y + v])), b);
    }
  return [g, [...squares.shapes(), ...halves.shapes()]];
};

/** The wheel of wedges. */
export const wheel: Motif = (r, [g, d, m, l, p, pop]) => {
  const out: string[] = [];
  const z = 1 + r() * 0.55;
  const cx = 80 + (r() - 0.5) * 50 * (z - 0.6);
  const cy = 60 + (r() - 0.5) * 60 * (z - 0.8);
  const rot = r() * 60;
  const cs = [l, pop, p, m, l, g];
  const specks = layer();
  for (let k = 0; k < 14; k++) specks.add(circleData(r() * 160, r() * 120, 2 + r() * 3), m);
  out.push(...specks.shapes(), circ(cx, cy, 54 * z, d));
  for (let k = 0; k < 6; k++) {
    const A = (rot + k * 60) / 57.2958;
    const B = (rot + k * 60 + 56) / 57.2958;
    const half = (A + B) / 2;
    const R = Number(f((r() < 0.25 ? 38 : 49) * z));
    const tip = `${f(cx + 5 * Math.cos(half))} ${f(cy + 5 * Math.sin(half))}`;
    const from = `${f(cx + R * Math.cos(A))} ${f(cy + R * Math.sin(A))}`;
    const to = `${f(cx + R * Math.cos(B))} ${f(cy + R * Math.sin(B))}`;
    out.push(path(`M${tip}L${from}A${R} ${R} 0 0 1 ${to}Z`, at(cs, (k + Math.floor(z * 9)) % 6)));
  }
  out.push(circ(cx, cy, 9 * z, d), circ(cx, cy, 4 * z, pop));
  return [g, out];
};
