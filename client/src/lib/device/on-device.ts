import { KEPT_ANSWERS } from './names.ts';

type Forget = () => void | Promise<void>;

const forgetters = new Set<Forget>();

/**
 * Registers what deletes something that a feature keeps on the device. It runs when somebody signs out, when their
 * session has ended, when somebody else signs in, and when the account is deleted. Register it in code that is loaded
 * from the start. Answers how to take it back.
 */
export function onForgetDevice(forget: Forget): () => void {
  forgetters.add(forget);
  return () => forgetters.delete(forget);
}

/**
 * Deletes what the device keeps. One that fails does not hold up the others.
 * @param except the person who is signed in, and whose answers stay
 */
export async function forgetDevice(except?: number): Promise<void> {
  await Promise.allSettled([forgetKeptAnswers(except), ...[...forgetters].map(async (forget) => forget())]);
}

async function forgetKeptAnswers(except?: number): Promise<void> {
  // Pages on a plain http address have no caches, and nothing in them.
  if (!('caches' in globalThis)) return;
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(KEPT_ANSWERS) && name !== `${KEPT_ANSWERS}${except}`,
  );
  await Promise.all(others.map((name) => caches.delete(name)));
}
