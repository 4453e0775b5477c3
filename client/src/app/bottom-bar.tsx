import { Link, useLocation } from 'wouter';
import { isActiveLink } from './active-link.ts';
import { NAVIGATION_LINKS } from './navigation-links.ts';
import './bottom-bar.css';

/** The main links of a phone, at its foot. */
export function BottomBar() {
  const [path] = useLocation();
  return (
    <nav aria-label="Main" className="bottom-bar rail">
      <ul>
        {NAVIGATION_LINKS.filter(({ onPhone }) => onPhone).map(({ href, label, icon: Icon }) => (
          <li key={href}>
            <Link href={href} aria-current={isActiveLink(href, path) ? 'page' : undefined}>
              <span className="bottom-bar-icon">
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
