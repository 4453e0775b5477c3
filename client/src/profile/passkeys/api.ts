import { startRegistration } from '@simplewebauthn/browser';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/accounts/passkeys-contract.ts';

export const passkeyKeys = { all: ['account', 'passkeys'] } as const;

const meta = { invalidates: [passkeyKeys.all] };

/** The user's passkeys. They are used in other browsers meanwhile, so this is refetched. */
export const passkeysQuery = queryOptions({
  queryKey: passkeyKeys.all,
  queryFn: ({ signal }) => call(contracts.listPasskeys, {}, signal),
  staleTime: 0,
});

/** Makes a passkey in this browser and adds it. Call it on a press: the browser asks. */
export const addPasskey = mutationOptions({
  mutationFn: async () => {
    const optionsJSON = await call(contracts.beginPasskey, {});
    const { id, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject } = response;
    return call(contracts.addPasskey, { body: { credential: id, clientDataJSON, attestationObject } });
  },
  meta,
});

export const renamePasskey = mutationOptions({
  mutationFn: ({ id, name }: { id: number; name: string }) =>
    call(contracts.renamePasskey, { params: { id }, body: { name } }),
  meta,
});

export const removePasskey = mutationOptions({
  mutationFn: (id: number) => call(contracts.removePasskey, { params: { id } }),
  meta,
});
