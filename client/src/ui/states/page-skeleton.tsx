import { Container } from '../layout/container.tsx';
import { Loading, Skeleton } from './skeleton.tsx';
import './page-skeleton.css';
import { t } from '#client/lib/words/words.ts';

/** A page's skeleton. It hides the footer. */
export function PageSkeleton() {
  return (
    <Container className="page-arriving">
      <Loading label={t('Loading...')}>
        <Skeleton className="h-9 w-[min(100%,320px)]" />
        <Skeleton className="mt-3 h-4.5 w-[min(80%,220px)]" />
        <Skeleton className="mt-8 h-80 rounded-lg" />
      </Loading>
    </Container>
  );
}

/** The skeleton of the home page. */
export function HeroSkeleton() {
  return (
    <Loading
      label={t('Loading...')}
      className="hero-skeleton page-arriving rail min-h-[calc(100svh_-_var(--nav-h))] pt-24"
    >
      <Container>
        <div className="h-45 w-[min(100%,420px)] rounded-lg bg-rail-2" />
      </Container>
    </Loading>
  );
}
