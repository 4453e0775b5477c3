import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { beginPasskey, NewPasskey } from '#shared/accounts/passkeys-contract.ts';
import type { ResponseBody } from '#shared/contract/contract.ts';

/** What an honest authenticator in an honest browser would not do. */
export interface Dishonest {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  userHandle?: string;
  counter?: number;
  isUserVerified?: false;
  /** A statement of its maker beside the key. */
  attestation?: 'apple';
}

/** What a page asks an authenticator to sign. */
export interface Question {
  challenge: string;
  rpId: string;
}

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

/** User present and verified; with a new credential. */
const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40];

/** An authenticator with one passkey of its own, as software passkeys are: ES256, no attestation. @param origin of the site that uses it */
export function newAuthenticator(origin: string) {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let handle = '';
  let counter = 0;

  const clientData = (type: string, challenge: string, lie: Dishonest) =>
    Buffer.from(
      JSON.stringify({
        type: lie.type ?? type,
        challenge: lie.challenge ?? challenge,
        origin: lie.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (rpId: string, flags: number, lie: Dishonest) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lie.counter ?? counter);
    const isVerified = lie.isUserVerified ?? true;
    const all = PRESENT | flags | (isVerified ? VERIFIED : 0);
    return Buffer.concat([sha256(lie.rpId ?? rpId), Buffer.from([all]), count]);
  };

  return {
    id: base64url(id),
    /** What `navigator.credentials.create` answers. */
    create: (
      options: Pick<ResponseBody<typeof beginPasskey>, 'challenge' | 'rp' | 'user'>,
      lie: Dishonest = {},
    ): NewPasskey => {
      handle = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        authenticatorData(options.rp.id, ATTESTED, lie),
        Buffer.alloc(16),
        length,
        id,
        coseKey(keys.publicKey.export({ format: 'jwk' })),
      ]);
      const statement = new Map<string, unknown>([
        ['fmt', lie.attestation ?? 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        credential: base64url(id),
        clientDataJSON: base64url(clientData('webauthn.create', options.challenge, lie)),
        attestationObject: base64url(isoCBOR.encode(statement as never)),
      };
    },
    /** What `navigator.credentials.get` answers, as the page's script sends it. */
    get: ({ challenge, rpId }: Question, lie: Dishonest = {}): string => {
      const data = authenticatorData(rpId, 0, lie);
      const client = clientData('webauthn.get', challenge, lie);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), keys.privateKey);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: lie.userHandle ?? handle,
      };
      return JSON.stringify({ id: base64url(id), response });
    },
  };
}
export type Authenticator = ReturnType<typeof newAuthenticator>;

/** A public key of P-256 as COSE has it: type, algorithm, curve, x, y. */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Uint8Array {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  const key = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ]);
  return isoCBOR.encode(key as never);
}
