import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '#client/entities/user/api.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';

const Device = lazy(async () => ({ default: (await import('./of-owner.ts')).Device }));

/** Offline features are for signed-in users; visitors do not load their code. */
export function DeviceSlot() {
  const { data: user } = useQuery(currentUserQuery);
  return user ? (
    <Suspense fallback={null}>
      <Device userId={user.id} />
    </Suspense>
  ) : null;
}
