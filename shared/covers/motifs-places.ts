import {
  at,
  circ,
  circleData,
  f,
  hexagon,
  layer,
  path,
  pick,
  polyData,
  rect,
  type Motif,
  type Point,
} from './cover-shapes.ts';

/** A coast of hex tiles with one lit route. */
export const hexCoast: Motif = (r, [g, d, m, l, , pop]) => {
  const R = 17;
  const w = R * Math.sqrt(3);
  const [tiles, marks, stops] = [layer(), layer(), layer()];
  const cells: Point[] = [];
  for (let j = -1; j < 6; j++)
    for (let i = -1; i < 7; i++) cells.push([i * w + (j & 1 ? w / 2 : 0) + 6, j * R * 1.5 + 6]);
  const ax = r() * 6.28;
  const k = 0.7 + r() * 0.5;
  const ph = r() * 6;
  // A route of four, kept inside the frame.
  const lit = new Set<number>();
  let ci = 1 + Math.floor(r() * 2);
  let cj = 1 + Math.floor(r() * 3);
  for (let n = 0; n < 4; n++) {
    lit.add((cj + 1) * 8 + ci + 1);
    const q = r();
    if (q < 0.5 || cj > 2) ci++;
    else {
      cj++;
      if (cj % 2 === 0) ci++;
    }
    if (q > 0.85 && cj > 1) cj -= 1;
  }
  cells.forEach(([x, y], n) => {
    const v = Math.sin((x * Math.cos(ax) + y * Math.sin(ax)) * 0.045 * k + ph) + (r() - 0.5) * 0.9;
    const c = v < -0.55 ? d : v < 0.15 ? g : v < 0.75 ? m : l;
    tiles.add(polyData(hexagon(x, y, R - 0.7)), c);
    if (lit.has(n)) {
      marks.add(polyData(hexagon(x, y, R - 3.6)), pop);
      stops.add(circleData(x, y, 4.2), d);
    } else if (r() < 0.26) marks.add(circleData(x, y, 3.6), c === l ? d : l);
    else if (r() < 0.16) marks.add(polyData(hexagon(x, y, 7)), c === d ? m : d);
  });
  return [d, [...tiles.shapes(), ...marks.shapes(), ...stops.shapes()]];
};

/** A map of stops and lines, with one way lit. */
export const routeMap: Motif = (r, [g, d, m, l, p, pop]) => {
  const out: string[] = [];
  const pts: Point[] = [];
  const a = r() * 0.9 - 0.45;
  for (let k = 0; k < 6; k++) {
    const y = 8 + k * 24;
    const up = f(y - 26 * a - r() * 10);
    const down = f(y + 26 * a + r() * 10);
    const z = `M-10 ${f(y)}C40 ${up} 110 ${down} 170 ${f(y)}V130H-10Z`;
    out.push(path(z, at([m, g, d, g, m, d], k), ' fill-opacity=".7"'));
  }
  for (let j = 0; j < 3; j++)
    for (let i = 0; i < 5; i++) pts.push([14 + i * 33 + (r() - 0.5) * 14, 22 + j * 38 + (r() - 0.5) * 16]);
  const between = (from: number, to: number) => {
    const [A, B] = [at(pts, from), at(pts, to)];
    return `M${f(A[0])} ${f(A[1])}L${f(B[0])} ${f(B[1])}`;
  };
  const lines = layer();
  const dashed = ` stroke="${l}" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="7 5"`;
  for (let n = 0; n < 15; n++) {
    if (n % 5 < 4 && r() < 0.7) lines.add(between(n, n + 1), 'none', dashed);
    if (n < 10 && r() < 0.6) lines.add(between(n, n + 5), 'none', dashed);
  }
  out.push(...lines.shapes());
  let n = 5 + Math.floor(r() * 2);
  const way = [n];
  for (let k = 0; k < 3; k++) {
    const up = r() < 0.5 && n >= 5 ? -4 : r() < 0.5 && n < 10 ? 6 : 1;
    n = Math.min(14, n % 5 === 4 ? n : n + up);
    way.push(n);
  }
  const [lit, rims, stops] = [layer(), layer(), layer()];
  for (let k = 1; k < way.length; k++)
    if (way[k] !== way[k - 1])
      lit.add(between(at(way, k - 1), at(way, k)), 'none', ` stroke="${pop}" stroke-width="6" stroke-linecap="round"`);
  pts.forEach((q, k) => {
    rims.add(circleData(q[0], q[1], 6.4), d);
    stops.add(circleData(q[0], q[1], 4.6), way.includes(k) ? pop : p);
  });
  return [g, [...out, ...lit.shapes(), ...rims.shapes(), ...stops.shapes()]];
};

/** One of three ridges of a landscape, from the left edge to the right. */
function ridge(kind: number, k: number, base: number, r: () => number): string {
  let z = `M0 120V${f(base)}`;
  if (kind === 0) {
    let x = 0;
    while (x < 160) {
      const w = 16 + r() * 22;
      const h = 10 + r() * (30 - k * 5);
      z += `L${f(x + w / 2)} ${f(base - h)}L${f(x + w)} ${f(base + r() * 5)}`;
      x += w;
    }
    return `${z}L160 120Z`;
  }
  if (kind === 1) {
    let x = -(r() * 30);
    z = `M${f(x)} 120V${base}`;
    while (x < 170) {
      const w = 22 + k * 6;
      z += `q${f(w / 2)} ${f(-16 - k * 3)} ${f(w)} 0`;
      x += w;
    }
    return `${z}V120Z`;
  }
  if (kind === 2) {
    let x = 0;
    while (x < 160) {
      const w = 8 + r() * 13;
      const h = r() * 30 - k * 3;
      z += `H${f(x)}V${f(base - h)}`;
      z += r() < 0.3 ? `l${f(w / 2)} -9l${f(w / 2)} 9` : `h${f(w)}`;
      x += w + 0.01;
    }
    return `${z}H160V120Z`;
  }
  let x = -6;
  while (x < 166) {
    const w = 11 + r() * 7;
    const h = 20 + r() * 16;
    z += `L${f(x)} ${f(base + 4)}L${f(x + w / 2)} ${f(base - h)}L${f(x + w)} ${f(base + 4)}`;
    x += w * 0.82;
  }
  return `${z}L166 120Z`;
}

/** A far place: sun or moon behind cut-paper ranges, hills, towers or trees. */
export const landscape: Motif = (r, [g, d, m, l, p, pop]) => {
  const kind = Math.floor(r() * 4);
  const sx = 34 + r() * 92;
  const sy = 26 + r() * 18;
  const sr = 13 + r() * 9;
  const out = [
    rect(0, 0, 160, 120, l),
    rect(0, 0, 160, 26, m),
    rect(0, 26, 160, 18, m, 0, ' fill-opacity=".55"'),
    circ(sx, sy, sr + 7, p, ' fill-opacity=".35"'),
    circ(sx, sy, sr, pop),
  ];
  [m, g, d].forEach((colour, k) => out.push(path(ridge(kind, k, 62 + k * 20, r), colour)));
  return [l, out];
};

/** The last bend of a track. */
export const track: Motif = (r, [g, d, m, l, p, pop]) => {
  const out: string[] = [];
  const cx = r() < 0.5 ? 24 : 136;
  const cy = 128;
  const lanes = 5;
  const w = 17;
  for (let k = lanes; k >= 0; k--) out.push(circ(cx, cy, 34 + k * w, at([g, m, d, m, d, l], k)));
  for (let k = 1; k < lanes; k++) {
    const ring = `r="${34 + k * w - 0.5}" fill="none" stroke="${p}" stroke-width="1.6" stroke-dasharray="9 7"`;
    out.push(`<circle cx="${cx}" cy="${cy}" ${ring}/>`);
  }
  const a0 = cx < 80 ? -0.95 - r() * 0.35 : -2.2 + r() * 0.35;
  for (let k = 0; k < 8; k++)
    for (let q = 0; q < 2; q++) {
      const rr = 39 + k * 8.5;
      const a = a0 + q * 0.06;
      const x = cx + rr * Math.cos(a);
      const y = cy + rr * Math.sin(a);
      const fill = (k + q) % 2 ? p : '#1C2B33';
      const turn = `rotate(${f(a * 57.3)} ${f(x)} ${f(y)})`;
      out.push(`<rect x="${f(x - 4)}" y="${f(y - 4)}" width="8.4" height="8" fill="${fill}" transform="${turn}"/>`);
    }
  for (let k = 0; k < 3; k++) {
    const a = a0 + (cx < 80 ? -0.28 : 0.28) * (k + 1.2);
    const rr = 34 + (((k * 2) % 5) + 0.5) * w;
    out.push(circ(cx + rr * Math.cos(a), cy + rr * Math.sin(a), 5.5, at([pop, p, l], k)));
  }
  return [l, out];
};

/** Two fronts, sometimes turned to meet from above and below. */
export const fronts: Motif = (r, [g, d, m, l, p, pop]) => {
  const out: string[] = [];
  const turn = r() < 0.4;
  const st = pick(r, turn ? [14, 17, 20] : [17, 21, 26]);
  const w = st * (0.56 + r() * 0.2);
  const k = turn ? 8 + r() * 14 : 18 + r() * 22;
  const mid = 66 + r() * 28;
  const n = Math.ceil(150 / st) + 2;
  const hot = Math.floor(1 + r() * 2);
  const pair = pick(r, [
    [m, l],
    [l, m],
    [m, p],
  ]);
  const chevron = (x: number, dir: number, c: string) => {
    const near = `M${f(x - dir * k)} -40L${f(x)} 60L${f(x - dir * k)} 160`;
    const far = `H${f(x - dir * k - dir * w)}L${f(x - dir * w)} 60L${f(x - dir * k - dir * w)} -40Z`;
    return path(near + far, c);
  };
  for (let i = 0; i < n; i++) {
    out.push(chevron(mid - 8 - i * st, 1, i === hot ? pop : at(pair, i % 2)));
    out.push(chevron(mid + 8 + i * st, -1, i === hot ? p : i % 2 ? m : d));
  }
  const pips = layer();
  for (let q = -1; q < 6; q++) pips.add(circleData(mid, 10 + q * 20, 3), p);
  out.push(...pips.shapes());
  const turned = '<g transform="rotate(90 80 60) translate(80 60) scale(1.34) translate(-80 -60)">';
  return [g, turn ? [turned, ...out, '</g>'] : out];
};
