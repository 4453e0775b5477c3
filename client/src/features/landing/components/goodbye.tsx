import { Hand } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { Banner } from '#client/ui/banner.tsx';
import { Container } from '#client/ui/container.tsx';

/** To somebody who has just deleted their account. */
export function Goodbye() {
  const [search] = useSearchParams();
  if (search.get('account') !== 'deleted') return null;
  return (
    <Container className="py-4">
      <Banner tone="good" role="status" icon={Hand} title="Your account is deleted">
        Everything in it is gone, and you are signed out everywhere. Thank you for playing. You are always welcome back.
      </Banner>
    </Container>
  );
}
