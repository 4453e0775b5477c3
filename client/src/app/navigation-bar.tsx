import { Link, useLocation } from 'wouter';
import { AnimatedLogo } from '#client/brand/animated-logo.tsx';
import { Wordmark } from '#client/brand/wordmark.tsx';
import { Container } from '#client/ui/container.tsx';
import { AccountSlot } from './account-slot.tsx';
import { isActiveLink } from './active-link.ts';
import { NAVIGATION_LINKS } from './navigation-links.ts';
import './navigation-bar.css';

/** The rail at the top of every page. */
export function NavigationBar() {
  const [path] = useLocation();
  return (
    <header className="rail sticky top-0 z-30 border-b-4 border-b-rail-deep print:hidden">
      <Container className="flex min-h-nav items-center justify-between gap-3 nav:gap-3 lg:gap-6">
        <Link href="/" className="flex min-h-11 flex-none items-center gap-2.5 text-inherit">
          <AnimatedLogo />
          <Wordmark tagline />
        </Link>
        <nav aria-label="Main" className="navigation-links ms-auto hidden nav:block">
          <ul className="flex gap-1">
            {NAVIGATION_LINKS.map(({ href, label, icon: Icon }) => (
              <li key={href}>
                <Link
                  className="relative flex h-10 items-center gap-1.75 rounded-md px-[clamp(8px,1vw,13px)] text-sm font-semibold whitespace-nowrap"
                  href={href}
                  aria-current={isActiveLink(href, path) ? 'page' : undefined}
                >
                  <Icon className="icon" aria-hidden="true" />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <AccountSlot />
      </Container>
    </header>
  );
}
