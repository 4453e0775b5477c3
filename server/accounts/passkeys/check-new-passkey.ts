import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { NewPasskey } from '#shared/accounts/passkeys-contract.ts';
import type { RelyingParty } from './relying-party.ts';

/** EdDSA, ES256 and RS256 as COSE numbers them: one of them is known to every authenticator. */
export const ALGORITHMS = [-8, -7, -257];

/**
 * No attestation was asked for, and none is looked at: it would say who made the authenticator, and the library fetches what
 * its certificates name. @throws Error if there is one
 */
async function refuseAttestation(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const isSigned = decoded.get('fmt') !== 'none';
  const isSignedByItself = decoded.get('fmt') === 'packed' && decoded.get('attStmt').get('x5c') === undefined;
  if (isSigned && !isSignedByItself) throw new Error('there is an attestation');
}

/** The credential that a browser made for this challenge. @throws Error if it did not, or not here */
export async function checkNewPasskey(
  { credential: id, clientDataJSON, attestationObject }: NewPasskey,
  challenge: string,
  site: RelyingParty,
): Promise<WebAuthnCredential> {
  await refuseAttestation(attestationObject);
  // Loading the library takes half a second, and most people come by code.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const checked = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  if (!checked.verified) throw new Error('its signature is wrong');
  const { credential } = checked.registrationInfo;
  if (credential.id !== id) throw new Error('it has another id');
  return credential;
}
