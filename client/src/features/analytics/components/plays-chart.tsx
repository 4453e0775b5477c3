import { useMemo } from 'react';
import { PlaysOverTime } from '#client/entities/plays/plays-over-time.tsx';
import type { LoggedPlay } from '#client/entities/plays/rules/play-log.ts';
import { playsOverTime } from '#client/entities/plays/rules/plays-over-time.ts';

interface PlaysChartProps {
  plays: readonly LoggedPlay[];
  from: Date | null;
  to: Date;
}

const isRepeat = ({ isFirst }: LoggedPlay) => !isFirst;

/** How often, and how often something new. */
export function PlaysChart({ plays, from, to }: PlaysChartProps) {
  const time = useMemo(() => playsOverTime(plays, { from, to }, isRepeat), [plays, from, to]);
  return <PlaysOverTime {...time} title="Plays" series={['Repeated plays', 'New games']} />;
}
