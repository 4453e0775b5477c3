const MOST_NAMED = 3;

/** 'Brass is with Ben until Sunday, so it is left out.' @param away sentences without a stop, at least one */
export function awayText(away: readonly string[]): string {
  if (away.length === 1) return `${away[0] ?? ''}, so it is left out.`;
  const others = away.length - MOST_NAMED;
  const more = others > 0 ? ` So ${others === 1 ? 'is 1 other game' : `are ${others} other games`}.` : '';
  return `Left out: ${away.slice(0, MOST_NAMED).join('; ')}.${more}`;
}
