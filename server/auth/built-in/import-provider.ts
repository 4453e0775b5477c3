/** The beginning of its lines, coloured on a terminal. */
const UNSUITED = 'oidc-provider WARNING: Unsupported runtime';

/**
 * The package warns on the console that it wants Node 22, although it runs on Node 20. The warning is suppressed while
 * it is loaded.
 */
export async function importProvider(): Promise<typeof import('oidc-provider')> {
  const { warn } = console;
  const warnUnlessUnsuited = (...words: unknown[]) => {
    if (!String(words[0]).includes(UNSUITED)) warn(...words);
  };
  Object.assign(console, { warn: warnUnlessUnsuited });
  try {
    return await import('oidc-provider');
  } finally {
    Object.assign(console, { warn });
  }
}
