import { Link, useLocation } from 'wouter';
import { isActiveLink } from './active-link.ts';
import { NAVIGATION_LINKS } from './navigation-links.ts';
import './bottom-bar.css';

/** The main links on phones. */
export function BottomBar() {
  const [path] = useLocation();
  return (
    <nav
      aria-label="Main"
      className="bottom-bar rail fixed inset-x-0 top-auto bottom-0 z-30 border-t-4 border-t-rail-deep pb-[env(safe-area-inset-bottom)] nav:hidden print:hidden"
    >
      <ul className="grid grid-cols-[repeat(3,1fr)]">
        {NAVIGATION_LINKS.filter(({ onPhone }) => onPhone).map(({ href, label, icon: Icon }) => (
          <li key={href}>
            <Link
              className="grid h-bottombar content-center justify-items-center gap-0.5 text-2xs font-semibold focus-visible:-outline-offset-4"
              href={href}
              aria-current={isActiveLink(href, path) ? 'page' : undefined}
            >
              <span className="bottom-bar-icon grid h-7 w-11.5 place-items-center rounded-sm">
                <Icon className="icon" aria-hidden="true" />
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
