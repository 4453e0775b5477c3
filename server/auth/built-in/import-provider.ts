/**
 * The package warns on the console that it is made for Node 22, although it runs on Node 20. Its lines are kept out of
 * the log while it is loaded; it has nothing else to say with the configuration that it gets.
 */
export async function importProvider(): Promise<typeof import('oidc-provider')> {
  // eslint-disable-next-line no-console -- put back below
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('oidc-provider WARNING')) warn(...words);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
