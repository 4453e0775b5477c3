import { Container } from './container.tsx';
import { Loading, Skeleton } from './skeleton.tsx';
import './page-skeleton.css';

/** The skeleton of a page. It hides the footer meanwhile. */
export function PageSkeleton() {
  return (
    <Container className="page-arriving">
      <Loading label="Loading...">
        <Skeleton className="page-skeleton-title" />
        <Skeleton className="page-skeleton-lead" />
        <Skeleton className="page-skeleton-body" />
      </Loading>
    </Container>
  );
}

/** The skeleton of the home page. */
export function HeroSkeleton() {
  return (
    <Loading label="Loading..." className="hero-skeleton page-arriving rail">
      <Container>
        <div className="hero-skeleton-title" />
      </Container>
    </Loading>
  );
}
