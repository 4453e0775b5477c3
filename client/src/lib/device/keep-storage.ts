let isAsked = false;

/** Asks the browser once not to clear what this device keeps when space runs short. Browsers may refuse, or not know it. */
export async function keepStorage(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  const storage: Partial<StorageManager> | undefined = navigator.storage;
  await storage?.persist?.().catch(() => false);
}
