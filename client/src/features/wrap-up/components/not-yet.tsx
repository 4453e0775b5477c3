import { Hourglass } from 'lucide-react';
import { nightAddress } from '#client/features/game-nights/nights-view.ts';
import { Button } from '#client/ui/button.tsx';
import { Container } from '#client/ui/container.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import type { Event } from '#shared/contracts/events.ts';

/** A night that has not begun, or never will. */
export function NotYet({ event }: { event: Event }) {
  const isCancelled = event.status === 'cancelled';
  return (
    <Container width="narrow">
      <EmptyState
        level={1}
        icon={Hourglass}
        title={isCancelled ? 'This Event Is Cancelled' : 'Not Yet'}
        action={
          <Button variant="primary" href={nightAddress(event.id)}>
            See the Event
          </Button>
        }
      >
        {isCancelled
          ? 'Nothing was played, so there is nothing to wrap up.'
          : 'Come back once it has begun: then you say here who came and what was played.'}
      </EmptyState>
    </Container>
  );
}
