import type { ReactNode } from 'react';
import { Button } from '../forms/button.tsx';
import { Container } from '../layout/container.tsx';
import { EmptyState } from './empty-state.tsx';
import type { IconType } from '../marks/icon-type.ts';

interface EmptyPageProps {
  icon: IconType;
  title: string;
  /** One or two sentences. */
  children: ReactNode;
  /** The link to go on, and its text. */
  href: string;
  action: string;
}

/** A page without content, with a link to go on. */
export function EmptyPage({ icon, title, children, href, action }: EmptyPageProps) {
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
