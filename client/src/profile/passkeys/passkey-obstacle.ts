/** Why no passkey can be made in this browser, at this address. */
export type PasskeyObstacle = 'insecure' | 'address' | 'unsupported';

/** An IPv6 address is in brackets, and no name of a host is numbers alone. */
const isNumbers = (host: string): boolean => host.startsWith('[') || /^[\d.]+$/.test(host);

/** Null if one can be made. The server has the same rule for addresses (relying-party.ts). */
export function passkeyObstacle({
  host,
  isSecure,
  isAble,
}: {
  host: string;
  isSecure: boolean;
  isAble: boolean;
}): PasskeyObstacle | null {
  if (!isSecure) return 'insecure';
  if (isNumbers(host)) return 'address';
  return isAble ? null : 'unsupported';
}
