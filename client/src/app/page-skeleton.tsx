import { Container } from '#client/ui/container.tsx';
import { Loading, Skeleton } from '#client/ui/skeleton.tsx';
import './page-skeleton.css';

/** A page of which only the shape is known. It hides the footer meanwhile. */
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

/** The home page before it is there: the table, empty. */
export function HeroSkeleton() {
  return (
    <Loading label="Loading..." className="hero-skeleton page-arriving rail">
      <Container>
        <div className="hero-skeleton-title" />
      </Container>
    </Loading>
  );
}
