const BYTES = 32;

/** A new key in the form of Standard Webhooks. */
export function makeSigningKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
}
