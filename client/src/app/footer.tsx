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
        <p>Who’s in tonight?</p>
      </Container>
    </footer>
  );
}
