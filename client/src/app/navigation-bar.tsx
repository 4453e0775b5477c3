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
    <header className="navigation-bar rail">
      <Container className="navigation-row">
        <Link href="/" className="brand">
          <AnimatedLogo />
          <Wordmark tagline />
        </Link>
        <nav aria-label="Main" className="navigation-links">
          <ul>
            {NAVIGATION_LINKS.map(({ href, label, icon: Icon }) => (
              <li key={href}>
                <Link href={href} aria-current={isActiveLink(href, path) ? 'page' : undefined}>
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
