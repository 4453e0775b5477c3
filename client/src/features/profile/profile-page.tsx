import { useQuery } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { currentUserQuery } from '#client/features/auth/api.ts';
import { Button } from '#client/ui/button.tsx';
import { Container } from '#client/ui/container.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { CollectionSummary } from './components/collection-summary.tsx';
import { ProfileCard } from './components/profile-card.tsx';
import './profile-page.css';

/** Profile (specification, section 2). */
export function ProfilePage() {
  const { data: user } = useQuery(currentUserQuery);
  if (!user) return <ProfileNotFound />;
  return (
    <Container className="profile">
      <ProfileCard user={user} />
      <CollectionSummary user={user} />
    </Container>
  );
}

function ProfileNotFound() {
  return (
    <Container width="narrow">
      <EmptyState
        level={1}
        icon={UserRoundX}
        title="Profile Not Found"
        action={
          <Button variant="primary" href="/login">
            Go to Login
          </Button>
        }
      >
        Nobody is signed in on this device.
      </EmptyState>
    </Container>
  );
}
