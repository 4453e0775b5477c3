type CleanUp = () => Promise<unknown>;

const cleanUps: CleanUp[] = [];

/**
 * Registers a clean-up for when the program is interrupted (Ctrl+C) or fails; clean-ups run in reverse order. The
 * resource may be released already.
 */
export function cleanUpOnExit(cleanUp: CleanUp): void {
  if (cleanUps.length === 0) handleExit();
  cleanUps.push(cleanUp);
}

function handleExit(): void {
  // Both a terminal and npm, which passes it on, send the signal: the second one does not interrupt the clean-up.
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      console.log('\nStopping ...');
      end(130);
    });
  process.once('uncaughtException', (error) => {
    console.error(error);
    end(1);
  });
}

const end = (code: number) => void cleanUpAll().finally(() => process.exit(code));

async function cleanUpAll(): Promise<void> {
  for (const cleanUp of cleanUps.splice(0).toReversed())
    await cleanUp().catch((error: unknown) => console.error(error));
}
