import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { currentUserQuery } from '#client/features/auth/api.ts';

const Device = lazy(async () => ({ default: (await import('#client/features/device/device.tsx')).Device }));

/** What the device does without network is for somebody who is signed in; a visitor loads nothing of it. */
export function DeviceSlot() {
  const { data: user } = useQuery(currentUserQuery);
  return user ? (
    <Suspense fallback={null}>
      <Device userId={user.id} />
    </Suspense>
  ) : null;
}
