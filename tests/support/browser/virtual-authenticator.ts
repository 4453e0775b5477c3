import type { Page } from 'playwright-core';

/** A device's own authenticator, as browsers have one, in a window. */
export interface VirtualAuthenticator {
  /** Whether its person answers what the browser asks from now on at once, with their finger; else it waits for them. */
  isTouched(isTouched: boolean): Promise<void>;
  /** How many passkeys are in it. */
  count(): Promise<number>;
}

/** Gives Chromium's window an authenticator that keeps passkeys and verifies its user. Nobody touches it at first. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  return {
    isTouched: async (enabled) => {
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    count: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
