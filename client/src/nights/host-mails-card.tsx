import { useMutation, useQuery, mutationOptions, queryOptions } from '@tanstack/react-query';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { toast, type ToastMessage } from '#client/ui/layers/toast.ts';
import { call } from '#client/lib/http/http.ts';
import { getHostMails, setHostMails } from '#shared/nights/host-mails-contract.ts';
import { t } from '#client/nights/words/words.ts';

const mailsNotChanged: ToastMessage = {
  title: t('Not changed'),
  description: t('Your mails are as they were. Please try again.'),
  variant: 'destructive',
};

const hostMailsKey = ['host-mails'] as const;

/** A user's mail settings as a host. */
const hostMailsQuery = queryOptions({
  queryKey: hostMailsKey,
  queryFn: ({ signal }) => call(getHostMails, {}, signal),
});

const changeHostMails = mutationOptions({
  mutationFn: async (digest: boolean, { client }) => {
    const settings = await call(setHostMails, { body: { digest } });
    client.setQueryData(hostMailsKey, settings);
  },
});

/** The setting for digest mails. */
export function HostMailsCard() {
  return (
    <Tile as="section" aria-labelledby="host-mails-title">
      <h2 id="host-mails-title" className="mb-3">
        {t('Mails about your nights')}
      </h2>
      <Settings />
    </Tile>
  );
}

function Settings() {
  const { data, isError, isFetching, refetch } = useQuery(hostMailsQuery);
  const { mutate, isPending, variables } = useMutation(changeHostMails);
  if (data) {
    return (
      <Checkbox
        label={t('Tell me when guests answer')}
        description={t(
          'Gathered into one mail after half an hour, and at once when everybody has answered. While you look for a date, one mail a day at most.',
        )}
        checked={isPending ? variables : data.digest}
        onChange={(event) => mutate(event.currentTarget.checked, { onError: () => void toast(mailsNotChanged) })}
      />
    );
  }
  if (isError) {
    return (
      <LoadFailed title={t('Your mails could not be loaded')} retrying={isFetching} onRetry={() => void refetch()}>
        {t('Check your connection, then try again.')}
      </LoadFailed>
    );
  }
  return (
    <Loading label={t('Loading your mails...')}>
      <Skeleton className="h-[48px] rounded-md" />
    </Loading>
  );
}
