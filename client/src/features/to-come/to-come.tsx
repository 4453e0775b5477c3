import { LibraryBig } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Container } from '#client/ui/container.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import type { IconType } from '#client/ui/icon-type.ts';

interface ToComeProps {
  title: string;
  icon: IconType;
  /** What will be here, in a sentence or two. */
  children: ReactNode;
}

/** A screen whose place is kept, and the way to the games meanwhile. */
export function ToCome({ title, icon, children }: ToComeProps) {
  return (
    <Container width="narrow">
      <EmptyState
        level={1}
        icon={icon}
        title={title}
        action={
          <>
            <Button variant="primary" icon={LibraryBig} href="/my-games">
              View Collection
            </Button>
            <Button href="/">Back to Home</Button>
          </>
        }
      >
        {children}
      </EmptyState>
    </Container>
  );
}
