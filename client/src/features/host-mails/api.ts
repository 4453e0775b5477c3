import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http.ts';
import { getHostMails, setHostMails } from '#shared/contracts/host-mails.ts';

const hostMailsKey = ['host-mails'] as const;

/** Which mails somebody gets as a host. */
export const hostMailsQuery = queryOptions({
  queryKey: hostMailsKey,
  queryFn: ({ signal }) => call(getHostMails, {}, signal),
});

export const changeHostMails = mutationOptions({
  mutationFn: async (digest: boolean, { client }) => {
    const settings = await call(setHostMails, { body: { digest } });
    client.setQueryData(hostMailsKey, settings);
  },
});
