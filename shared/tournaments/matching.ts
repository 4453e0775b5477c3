/** A link between two nodes, with the vertices at its ends. */
interface Link {
  from: Node;
  to: Node;
  weight: number;
}

/** A vertex, or a blossom: an odd circle of nodes that is treated as one. */
interface Node {
  /** The dual variable. */
  label: number;
  /** The outermost blossom that contains it; itself if none does. */
  top: Node | null;
  /** The vertex that it is matched with. */
  mate: Node | null;
  /** The vertex by which the search reached it. */
  parent: Node | null;
  /** The vertex of an outer node with the least slack to it. */
  nearest: Node | null;
  side: 'free' | 'outer' | 'inner';
  /** Of a blossom, its base first; none of a vertex. */
  parts: Node[];
  /** Which of the parts contains a vertex. */
  partOf: Map<Node, Node>;
  /** The best link to each other node. */
  links: Map<Node, Link>;
}

const UNREACHED = { side: 'free', nearest: null, parent: null } as const;
const newNode = (facts: Partial<Node>): Node => ({
  ...UNREACHED,
  label: 0,
  top: null,
  mate: null,
  parts: [],
  partOf: new Map(),
  links: new Map(),
  ...facts,
});

function must<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('the matching lost a node');
  return value;
}
const topOf = (node: Node | null | undefined): Node => must(must(node).top);
/** 0 for a link that may be used. */
const slackOf = ({ from, to, weight }: Link): number => from.label + to.label - 2 * weight;

/**
 * Pairs an even number of vertices, each with each, at the least sum of costs, exactly: Edmonds' blossoms with dual
 * variables. Source: Z. Galil, 'Efficient algorithms for finding maximum matching in graphs', ACM Computing Surveys 18
 * (1986). @param cost a whole number from 0 to 2^48 @returns the partner of each vertex
 */
export function cheapestPairs(count: number, cost: (one: number, other: number) => number): number[] {
  const vertices = Array.from({ length: count }, () => newNode({}));
  const costs = vertices.map((_, i) => vertices.map((__, j) => (i === j ? 0 : cost(Math.min(i, j), Math.max(i, j)))));
  // All weights are positive: a matching of the greatest weight leaves nobody out.
  const dearest = Math.max(0, ...costs.flat()) + 1;
  vertices.forEach((from, i) => {
    Object.assign(from, { label: dearest, top: from, partOf: new Map([[from, from]]) });
    vertices.forEach((to, j) => from.links.set(to, { from, to, weight: dearest - must(costs[i]?.[j]) }));
    from.links.delete(from);
  });
  matchAll(vertices);
  const places = new Map(vertices.map((vertex, place) => [vertex, place]));
  return vertices.map(({ mate }) => must(places.get(must(mate))));
}

function matchAll(vertices: readonly Node[]): void {
  /** Vertices, and blossoms, also those within others. */
  const nodes = new Set(vertices);
  let queue: Node[] = [];
  const tops = () => [...nodes].filter((node) => node.top === node);
  const linkToNearest = (node: Node) => node.nearest?.links.get(node);

  while (augmentOnce());

  /** Matches two more vertices; false if all are matched. */
  function augmentOnce(): boolean {
    queue = [];
    for (const node of nodes) Object.assign(node, UNREACHED);
    for (const node of tops()) if (node.mate === null) makeOuter(node);
    if (queue.length === 0) return false;
    for (;;) {
      for (const from of queue) {
        for (const to of topOf(from).side === 'inner' ? [] : vertices) {
          const link = from.top === to.top ? undefined : must(from.links.get(to));
          if (link && slackOf(link) > 0) noteNearest(from, topOf(to));
          else if (link && follow(link)) return true;
        }
      }
      changeLabels();
      queue = [];
      for (const node of tops()) {
        const link = linkToNearest(node);
        if (link && node.top === node && link.from.top !== node && slackOf(link) === 0 && follow(link)) return true;
      }
      for (const node of tops()) if (isBlossom(node) && node.side === 'inner' && node.label === 0) dissolve(node);
    }
  }

  function makeOuter(node: Node): void {
    node.side = 'outer';
    enqueue(node);
  }
  function enqueue(node: Node): void {
    if (isBlossom(node)) node.parts.forEach(enqueue);
    else queue.push(node);
  }

  function noteNearest(from: Node, node: Node): void {
    const [link, known] = [must(from.links.get(node)), linkToNearest(node)];
    if (!known || slackOf(link) < slackOf(known)) node.nearest = from;
  }
  function findNearest(node: Node): void {
    node.nearest = null;
    for (const from of vertices) if (from.top !== node && topOf(from).side === 'outer') noteNearest(from, node);
  }

  /** Moves the labels until one more link may be used, or an inner blossom dissolved. */
  function changeLabels(): void {
    const steps = tops().flatMap((node) => {
      const link = linkToNearest(node);
      const byLink = link && { free: slackOf(link), outer: slackOf(link) / 2, inner: Infinity }[node.side];
      return [byLink ?? Infinity, isBlossom(node) && node.side === 'inner' ? node.label / 2 : Infinity];
    });
    const step = Math.min(...steps);
    const change = { free: 0, outer: -step, inner: step };
    for (const vertex of vertices) vertex.label += change[topOf(vertex).side];
    for (const node of tops()) if (isBlossom(node)) node.label -= 2 * change[node.side];
  }

  /** Grows a tree by a link, closes a blossom, or joins two trees; whether it joined them. */
  function follow(link: Link): boolean {
    const [one, other] = [topOf(link.from), topOf(link.to)];
    if (other.side === 'inner') return false;
    if (other.side === 'free') {
      const next = topOf(other.mate);
      Object.assign(other, { parent: link.from, side: 'inner', nearest: null });
      next.nearest = null;
      makeOuter(next);
      return false;
    }
    const base = commonBase(one, other);
    if (base) {
      addBlossom(one, base, other);
      return false;
    }
    flipPath(one, other);
    flipPath(other, one);
    return true;
  }

  function commonBase(one: Node, other: Node): Node | null {
    const path = new Set<Node>();
    for (let node: Node | null = one; node; node = above(node)) path.add(node);
    for (let node: Node | null = other; node; node = above(node)) if (path.has(node)) return node;
    return null;
  }

  function addBlossom(one: Node, base: Node, other: Node): void {
    const pathFrom = (node: Node): Node[] =>
      node === base ? [] : [node, topOf(node.mate), ...pathFrom(must(above(node)))];
    const paths = [pathFrom(one), pathFrom(other)];
    for (const path of paths) for (const node of path) if (node.side === 'inner') enqueue(node);
    const parts = [base, ...(paths[0] ?? []).toReversed(), ...(paths[1] ?? [])];
    const blossom = newNode({ side: 'outer', mate: base.mate, parts });
    for (const part of parts) {
      for (const node of nodes) {
        const [link, known] = [part.links.get(node), blossom.links.get(node)];
        if (!link || (known && slackOf(link) >= slackOf(known))) continue;
        blossom.links.set(node, link);
        node.links.set(blossom, must(node.links.get(part)));
      }
      for (const vertex of part.partOf.keys()) blossom.partOf.set(vertex, part);
    }
    nodes.add(blossom);
    setTop(blossom, blossom);
    findNearest(blossom);
  }

  /** Of an inner blossom, the parts on the way of the search stay reached, the others become free. */
  function dissolve(blossom: Node): void {
    for (const part of blossom.parts) setTop(part, part);
    const { from } = must(blossom.links.get(must(blossom.parent)));
    const entry = turnTo(blossom, must(blossom.partOf.get(from)));
    blossom.parts.forEach((part, place) => {
      if (place < entry && place % 2 === 1) makeOuter(part);
      if (place > entry || part.side === 'outer') findNearest(part);
      else if (place === entry) Object.assign(part, { side: 'inner', parent: blossom.parent });
      else {
        const next = must(blossom.parts[place + 1]);
        Object.assign(part, { side: 'inner', parent: must(next.links.get(part)).from });
      }
    });
    nodes.delete(blossom);
  }
}

const isBlossom = ({ parts }: Node): boolean => parts.length > 0;

/** The outer node above an outer one; null for the root of a tree. */
const above = ({ mate }: Node): Node | null => mate && topOf(topOf(mate).parent);

function setTop(node: Node, top: Node): void {
  node.top = top;
  for (const part of node.parts) setTop(part, top);
}

/** Matches the nodes of a path anew, up to the root. */
function flipPath(start: Node, end: Node): void {
  for (let [node, next] = [start, end]; ;) {
    const former = node.mate && topOf(node.mate);
    match(node, next);
    if (!former) return;
    [node, next] = [topOf(former.parent), former];
    match(next, node);
  }
}

/** Turns the circle so that a part is an even number of steps after its base. @returns the place of the part */
function turnTo(blossom: Node, part: Node): number {
  const place = blossom.parts.indexOf(part);
  if (place % 2 === 0) return place;
  blossom.parts = [...blossom.parts.slice(0, 1), ...blossom.parts.slice(1).toReversed()];
  return blossom.parts.length - place;
}

/** Matches two nodes by their best link; the part of a blossom that it touches becomes the base. */
function match(node: Node, next: Node): void {
  const { from, to } = must(node.links.get(next));
  node.mate = to;
  if (!isBlossom(node)) return;
  const part = must(node.partOf.get(from));
  const place = turnTo(node, part);
  const { parts } = node;
  for (let at = 0; at < place; at += 1) match(must(parts[at]), must(parts[at ^ 1]));
  match(part, next);
  node.parts = [...parts.slice(place), ...parts.slice(0, place)];
}
