import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Container } from './container.tsx';
import { EmptyState } from './empty-state.tsx';
import type { IconType } from './icon-type.ts';

interface NothingHereProps {
  icon: IconType;
  title: string;
  /** One or two sentences. */
  children: ReactNode;
  /** Where to go instead, and what that is called. */
  href: string;
  action: string;
}

/** A whole page that has nothing to show, and the way on from it. */
export function NothingHere({ icon, title, children, href, action }: NothingHereProps) {
  return (
    <Container width="narrow">
      <EmptyState
        level={1}
        icon={icon}
        title={title}
        action={
          <Button variant="primary" href={href}>
            {action}
          </Button>
        }
      >
        {children}
      </EmptyState>
    </Container>
  );
}
