/** A worker whose parent was killed would go on, and keep all that it cannot report, until the memory is used up. */
function endWithParent(): void {
  process.exit(1);
}

// Read anew for each test file of a worker.
if (!process.listeners('disconnect').some(({ name }) => name === endWithParent.name))
  process.once('disconnect', endWithParent);
