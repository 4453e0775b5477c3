type Undo = () => Promise<unknown>;

const undos: Undo[] = [];

/**
 * Registers a clean-up for when the program is interrupted (Ctrl+C) or fails; clean-ups run in reverse order. The
 * resource may be released already.
 */
export function undoAtEarlyEnd(undo: Undo): void {
  if (undos.length === 0) watch();
  undos.push(undo);
}

function watch(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      console.log('\nStopping ...');
      end(130);
    });
  process.once('uncaughtException', (error) => {
    console.error(error);
    end(1);
  });
}

const end = (code: number) => void undoAll().finally(() => process.exit(code));

async function undoAll(): Promise<void> {
  for (const undo of undos.splice(0).toReversed()) await undo().catch((error: unknown) => console.error(error));
}
