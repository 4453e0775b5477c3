/** A unique key, of 24 characters. `crypto.randomUUID` is unavailable on plain http addresses of a home network. */
export const uniqueKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
