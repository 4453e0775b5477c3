import { Hand } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Banner } from '#client/ui/banner.tsx';
import { Container } from '#client/ui/container.tsx';

const isDeleted = () => new URLSearchParams(location.search).get('account') === 'deleted';
const subscribe = () => () => undefined;

/** Shown after deleting an account. Not part of the prerendered page; added after hydration. */
export function Goodbye() {
  if (!useSyncExternalStore(subscribe, isDeleted, () => false)) return null;
  return (
    <Container className="py-4">
      <Banner tone="good" role="status" icon={Hand} title="Your account is deleted">
        Everything in it is gone, and you are signed out everywhere. Thank you for playing. You are always welcome back.
      </Banner>
    </Container>
  );
}
