import { Link } from 'wouter';
import { Container } from '#client/ui/container.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import './footer.css';

/** The foot of every page, with the choice of light and dark. */
export function Footer() {
  return (
    <footer className="footer rail">
      <Container className="footer-row">
        <p>Rollcall. Open source, made for the table.</p>
        <ThemeChoice />
        <nav aria-label="Legal" className="footer-links">
          <Link href="/terms">Terms</Link>
          <Link href="/privacy">Privacy</Link>
        </nav>
      </Container>
    </footer>
  );
}
