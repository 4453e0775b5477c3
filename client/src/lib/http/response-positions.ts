/**
 * Response header: the position of the latest change included in the response (`CHANGE_POSITION` of the contracts,
 * which a visitor does not load).
 */
const HEADER = 'Change-Position';
/** Data older than this is fetched again when it is next displayed, whatever positions are known. */
const NEW_MS = 30_000;
/** So many different positions fit an address. */
const MAX_POSITIONS = 10;

interface StoredPosition {
  position: string;
  at: number;
}

const stored = new Map<string, StoredPosition>();

/** Remembers the position of the latest answer of an address, where answers have one. */
export function storePosition(address: string, { ok, headers }: Pick<Response, 'ok' | 'headers'>): void {
  const position = headers.get(HEADER);
  if (ok && position !== null) stored.set(address, { position, at: Date.now() });
}

/**
 * The positions of what was fetched from an address and from those under it, separated by commas; undefined where nothing was,
 * or some of it is not new.
 */
export function positionsUnder(address: string): string | undefined {
  const under = [...stored].filter(([one]) => one === address || one.startsWith(`${address}/`));
  const isNew = under.every(([, { at }]) => Date.now() - at < NEW_MS);
  const positions = new Set(under.map(([, { position }]) => position));
  return isNew && positions.size > 0 && positions.size <= MAX_POSITIONS ? [...positions].join() : undefined;
}
