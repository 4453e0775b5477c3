import { useQuery } from '@tanstack/react-query';
import { Monitor, Moon, Sun } from 'lucide-react';
import { Link } from 'wouter';
import { currentUserQuery } from '#client/accounts/api.ts';
import { THEMES, type Theme } from '#client/lib/theme-store.ts';
import { Container } from '#client/ui/layout/container.tsx';
import type { IconType } from '#client/ui/marks/icon-type.ts';
import { useTheme } from '#client/ui/theme.ts';
import './theme-choice.css';
import { t } from '#client/app/words/words.ts';
import { LanguageLinks } from './language-links.tsx';

const LOOKS: Record<Theme, { label: string; icon: IconType }> = {
  light: { label: t('Light'), icon: Sun },
  dark: { label: t('Dark'), icon: Moon },
  system: { label: t('System'), icon: Monitor },
};

/** Light, dark, or the system's setting. */
function ThemeChoice() {
  const [theme, setTheme] = useTheme();
  return (
    <fieldset className="theme-choice flex flex-wrap gap-0.5 rounded-md bg-rail p-0.75">
      <legend className="sr-only">{t('Theme')}</legend>
      {THEMES.map((value) => {
        const { label, icon: Icon } = LOOKS[value];
        return (
          <label
            className="relative flex min-h-9 cursor-pointer items-center gap-1.5 rounded-sm px-2.5 text-xs font-semibold forced-colors:has-[:checked]:outline-2 forced-colors:has-[:checked]:outline-[Highlight] pointer-coarse:min-h-11"
            key={value}
          >
            <input
              type="radio"
              name="theme"
              value={value}
              className="sr-only"
              checked={value === theme}
              onChange={() => setTheme(value)}
            />
            <Icon className="icon" aria-hidden="true" />
            {label}
          </label>
        );
      })}
    </fieldset>
  );
}

/** The footer, with the choice of light and dark, and for visitors that of the language. */
export function Footer() {
  const { data: user } = useQuery(currentUserQuery);
  return (
    <footer className="footer rail bg-rail-deep pt-4.5 pb-[calc(18px_+_var(--bottombar-h)_+_4px_+_env(safe-area-inset-bottom))] text-sm text-on-rail-2 nav:py-3.75 print:hidden">
      <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="nav:flex-[1_0_0]">{t('Rollcall. Open source, made for the table.')}</p>
        <ThemeChoice />
        <nav aria-label={t('Legal')} className="-mr-2.5 flex justify-end gap-2 nav:flex-[1_0_0]">
          <Link
            className="inline-flex min-h-tap items-center px-2.5 underline underline-offset-3 hover:text-on-rail"
            href="/terms"
          >
            {t('Terms')}
          </Link>
          <Link
            className="inline-flex min-h-tap items-center px-2.5 underline underline-offset-3 hover:text-on-rail"
            href="/privacy"
          >
            {t('Privacy')}
          </Link>
        </nav>
        {user === null ? <LanguageLinks /> : null}
      </Container>
    </footer>
  );
}
