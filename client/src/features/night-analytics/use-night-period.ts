import { useLocation, useSearch } from 'wouter';
import { oneOf } from '#client/lib/one-of.ts';
import { PLAY_PERIODS, type PlayPeriod } from '#client/entities/plays/rules/play-period.ts';

/** The period in the address, beside what else stands there, and how to choose another one. */
export function useNightPeriod(): [PlayPeriod, (period: PlayPeriod) => void] {
  const [path, navigate] = useLocation();
  const query = useSearch();
  const period = oneOf(PLAY_PERIODS, new URLSearchParams(query).get('period'), 'all');
  const choose = (chosen: PlayPeriod) => {
    const next = new URLSearchParams(query);
    if (chosen === 'all') next.delete('period');
    else next.set('period', chosen);
    navigate(`${path}?${next.toString()}`);
  };
  return [period, choose];
}
