/** A key that no other device chooses. `crypto.randomUUID` is not there on a plain http address of the home network. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
