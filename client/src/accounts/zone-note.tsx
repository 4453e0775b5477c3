import { useMutation, mutationOptions, useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { call } from '#client/lib/http/http.ts';
import { readStored, writeStored } from '#client/lib/device/stored-json.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { changeProfile } from '#shared/accounts/account-contract.ts';
import { cityOf } from '#shared/time/zone-difference.ts';
import { currentUserQuery } from './api.ts';
import { homeTimeZone, otherZoneOfBrowser } from './home-time-zone.ts';
import { t } from '#client/accounts/words/words.ts';

const changeZone = mutationOptions({
  mutationFn: async (timeZone: string, { client }) =>
    client.setQueryData(currentUserQuery.queryKey, await call(changeProfile, { body: { timeZone } })),
});

/** Where this browser remembers the answer, so that the question comes once for each pair of zones. */
const ANSWERED = 'time-zones-kept';
type Pair = { profile: string; browser: string };

/** Names the zone in which plays are read; where the profile and the browser differ, asks which one it is. */
export function ZoneNote() {
  const { data: user } = useQuery(currentUserQuery);
  const [kept, setKept] = useState(() => readStored<Pair>('localStorage', ANSWERED));
  const change = useMutation(changeZone);
  const profile = homeTimeZone(user);
  const browser = otherZoneOfBrowser(user, new Date());
  const isKept = kept?.profile === profile && kept.browser === browser;
  const keep = (pair: Pair) => {
    writeStored('localStorage', ANSWERED, pair);
    setKept(pair);
  };
  if (browser === null || isKept)
    return (
      <p className="text-sm text-ink-2">
        {user?.timeZone
          ? t('Plays without a time zone are read in the time of {city}, as your profile says.', {
              city: cityOf(profile),
            })
          : t('Plays without a time zone are read in the time of {city}, as this browser says.', {
              city: cityOf(profile),
            })}
      </p>
    );
  return (
    <Banner
      tone="info"
      icon={Clock}
      title={t('Plays without a time zone are read in the time of {city}', { city: cityOf(profile) })}
      action={
        <>
          <Button disabled={change.isPending} onClick={() => change.mutate(browser)}>
            {t('Use {city}', { city: cityOf(browser) })}
          </Button>
          <Button onClick={() => keep({ profile, browser })}>{t('Keep {city}', { city: cityOf(profile) })}</Button>
        </>
      }
    >
      {change.isError
        ? t('The time zone could not be changed. Please try again.')
        : t('That is the time zone of your profile; this browser is set to {city}.', { city: cityOf(browser) })}
    </Banner>
  );
}
