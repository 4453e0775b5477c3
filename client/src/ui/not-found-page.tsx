import { House, LibraryBig } from 'lucide-react';
import { Button } from './button.tsx';
import { Container } from './container.tsx';
import './not-found-page.css';

/** For a path that leads nowhere: two tiles, and the place of the third. */
export function NotFoundPage() {
  return (
    <Container className="not-found">
      <div className="not-found-tiles" aria-hidden="true">
        <span className="not-found-digit">4</span>
        <svg className="not-found-hole" viewBox="0 0 132 152">
          <rect x="2" y="2" width="128" height="148" rx="18" pathLength="600" strokeDasharray="90 10" />
          <circle cx="66" cy="76" r="9" />
        </svg>
        <span className="not-found-digit">4</span>
      </div>
      <h1>Page Not Found</h1>
      <p>This tile was never punched, or it slid under the sofa.</p>
      <code>Did you forget to add the page to the router?</code>
      <div className="not-found-actions">
        <Button variant="primary" icon={House} href="/">
          Back to Home
        </Button>
        <Button icon={LibraryBig} href="/my-games">
          View Collection
        </Button>
      </div>
    </Container>
  );
}
