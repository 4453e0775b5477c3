import { CalendarDays, CirclePlus, Gem, House, LibraryBig } from 'lucide-react';
import type { IconType } from '#client/ui/marks/icon-type.ts';
import { t } from '#client/app/words/words.ts';

export interface NavigationLink {
  href: string;
  label: string;
  icon: IconType;
  /** Whether the phone's bottom bar has it too. */
  onPhone: boolean;
}

/** The main links, in their order. */
export const NAVIGATION_LINKS: readonly NavigationLink[] = [
  { href: '/', label: t('Home'), icon: House, onPhone: true },
  { href: '/add-game', label: t('Add Game'), icon: CirclePlus, onPhone: true },
  { href: '/my-games', label: t('My Games'), icon: LibraryBig, onPhone: true },
  { href: '/game-nights', label: t('Game Nights'), icon: CalendarDays, onPhone: false },
  { href: '/premium', label: 'Premium', icon: Gem, onPhone: false },
];
