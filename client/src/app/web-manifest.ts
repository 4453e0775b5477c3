import { language } from '#client/lib/words/language.ts';
import { t } from './words/words.ts';

const picture = (name: string, pixels: number) => ({
  src: `/icons/${name}-${pixels}.png`,
  sizes: `${pixels}x${pixels}`,
  type: 'image/png',
});

/** What a device that installs these screens shows (https://www.w3.org/TR/appmanifest); each language has its own. */
export const webManifest = {
  id: '/my-games',
  name: 'Rollcall',
  short_name: 'Rollcall',
  description: t('Your board games, your plays and your game nights in one place.'),
  lang: language,
  start_url: '/my-games',
  scope: '/',
  display: 'standalone',
  theme_color: '#0D393E',
  background_color: '#E3ECEA',
  categories: ['games', 'lifestyle'],
  icons: [picture('icon', 192), picture('icon', 512), { ...picture('maskable', 512), purpose: 'maskable' }],
  shortcuts: [
    { name: t('Record a play'), url: '/my-games?record' },
    { name: 'Magic Picker', url: '/magic-picker' },
    { name: t('Game Nights'), url: '/game-nights' },
  ],
};
