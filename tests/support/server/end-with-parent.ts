/** A worker whose parent was killed would go on and collect unreported results until memory is exhausted. */
function endWithParent(): void {
  process.exit(1);
}

// Evaluated again for each test file of a worker.
if (!process.listeners('disconnect').some(({ name }) => name === endWithParent.name))
  process.once('disconnect', endWithParent);
