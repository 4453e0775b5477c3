import { Monitor, Moon, Sun } from 'lucide-react';
import type { IconType } from '#client/ui/icon-type.ts';
import { THEMES, type Theme } from '#client/lib/theme-store.ts';
import { useTheme } from '#client/ui/theme.ts';
import './theme-choice.css';

const LOOKS: Record<Theme, { label: string; icon: IconType }> = {
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
  system: { label: 'System', icon: Monitor },
};

/** Light, dark, or the system's setting. */
export function ThemeChoice() {
  const [theme, setTheme] = useTheme();
  return (
    <fieldset className="theme-choice flex flex-wrap gap-0.5 rounded-md bg-rail p-0.75">
      <legend className="sr-only">Theme</legend>
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
