/** The bare address in 'Rollcall <post@example.org>', or in an address that stands alone. */
export const bareEmailAddress = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
