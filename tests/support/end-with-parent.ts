/** A worker whose parent was killed would go on, and keep all that it cannot report, until the memory is used up. */
process.once('disconnect', () => process.exit(1));
