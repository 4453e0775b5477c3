import { Link } from 'wouter';
import { Container } from '#client/ui/container.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** The footer, with the choice of light and dark. */
export function Footer() {
  return (
    <footer className="footer rail bg-rail-deep pt-4.5 pb-[calc(18px_+_var(--bottombar-h)_+_4px_+_env(safe-area-inset-bottom))] text-sm text-on-rail-2 nav:py-3.75 print:hidden">
      <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="nav:flex-[1_0_0]">Rollcall. Open source, made for the table.</p>
        <ThemeChoice />
        <nav aria-label="Legal" className="-mr-2.5 flex justify-end gap-2 nav:flex-[1_0_0]">
          <Link
            className="inline-flex min-h-tap items-center px-2.5 underline underline-offset-3 hover:text-on-rail"
            href="/terms"
          >
            Terms
          </Link>
          <Link
            className="inline-flex min-h-tap items-center px-2.5 underline underline-offset-3 hover:text-on-rail"
            href="/privacy"
          >
            Privacy
          </Link>
        </nav>
      </Container>
    </footer>
  );
}
