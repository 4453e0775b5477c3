export type JsonNode = Readonly<Record<string, unknown>>;

const MAX_NODES = 5_000;
const MAX_TYPE_LENGTH = 200;

/** Every object in a JSON value, outermost first, except under these keys; limited against malicious pages. */
export function nodesIn(value: unknown, except: readonly string[] = []): JsonNode[] {
  const nodes: JsonNode[] = [];
  const waiting = [value];
  for (let at = 0; at < waiting.length && nodes.length < MAX_NODES; at += 1) {
    const next = waiting[at];
    if (typeof next !== 'object' || next === null) continue;
    if (!Array.isArray(next)) nodes.push(next as JsonNode);
    for (const [key, inner] of Object.entries(next))
      if (typeof inner === 'object' && !except.includes(key)) waiting.push(inner);
  }
  return nodes;
}

/** The names of a node's types without vocabulary. */
export const typeNames = (node: JsonNode): string[] =>
  [node['@type']]
    .flat()
    .flatMap((type) => (typeof type === 'string' ? [type.slice(0, MAX_TYPE_LENGTH).replace(/^.*[/#:]/, '')] : []));

/** The first text of a value that may be a text, number, list, or object with `@value`. */
export function firstText(value: unknown): string | null {
  const [first] = [value].flat();
  if (typeof first === 'string') return first;
  if (typeof first === 'number') return String(first);
  const inner = typeof first === 'object' && first !== null ? (first as JsonNode)['@value'] : null;
  return typeof inner === 'string' ? inner : null;
}

/** The first URL of a value that may be a URL, an ImageObject, or a list of either. */
export function firstImage(value: unknown): string | null {
  for (const candidate of [value].flat(2)) {
    if (typeof candidate === 'string' && candidate.trim() !== '') return candidate.trim();
    if (typeof candidate !== 'object' || candidate === null) continue;
    const { contentUrl, url, thumbnailUrl, '@id': id } = candidate as JsonNode;
    const found = [contentUrl, url, thumbnailUrl, id].map(firstText).find(Boolean);
    if (found) return found;
  }
  return null;
}
