import { useQuery } from '@tanstack/react-query';
import { CloudUpload } from 'lucide-react';
import { Banner } from '#client/ui/banner.tsx';
import { anybodysWaitingQuery } from '#client/entities/waiting-plays/api.ts';
import { waitingForOwner } from '#client/entities/waiting-plays/messages.ts';

/** Tells signed-out people that plays on this device are unsent, without details. */
export function WaitingForOwner() {
  const { data: count = 0 } = useQuery(anybodysWaitingQuery);
  if (count === 0) return null;
  return (
    <Banner compact tone="info" icon={CloudUpload} className="mb-4">
      {waitingForOwner(count)}
    </Banner>
  );
}
