import { known } from '#server/platform/words/words.ts';
import type { PublicConfig } from '#shared/shapes/public-config.ts';
import { withoutTrailing } from '#server/platform/outbound/without-trailing.ts';
import type { PageContent } from './render-page.ts';

/** Title and description of a public page, for search engines and chats. */
interface PublicPage {
  path: string;
  title: string;
  description: string;
}

/**
 * A page that everybody with its link may open: chats show a preview, search engines list it if its owner allows that.
 */
interface LinkedPage extends PublicPage {
  isListed: boolean;
  /** What chats show beside its link: address and description. */
  picture?: { address: string; alt: string };
  /** Its content for visitors, to be rendered on the server. */
  content?: PageContent;
}

declare global {
  // The one place where Express lets an answer's locals be extended.
  namespace Express {
    interface Locals {
      linkedPage?: LinkedPage;
      /** The sign-in page is rendered with these settings. */
      signInPage?: PublicConfig;
    }
  }
}

/** The pages that are useful without an account; search engines are kept out of all others. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: '/',
    title: 'Rollcall · Your Ultimate Board Game Companion',
    description:
      'Keep your board games in order, let the Magic Picker settle what to play, and get everyone to the table: invitations that guests answer in two taps, without an account.',
  },
  {
    path: '/premium',
    title: 'Plans and prices · Rollcall',
    description:
      'Rollcall is free with an unlimited collection. Premium adds game nights and guests, Premium Plus templates, analytics and sharing. Seven days free, no card.',
  },
  {
    path: '/terms',
    title: 'Terms of Service · Rollcall',
    description: 'The terms of this Rollcall, in plain words.',
  },
  {
    path: '/privacy',
    title: 'Privacy Policy · Rollcall',
    description: 'What is stored about owners and guests, for how long, and what leaves this site.',
  },
];

/** For all other pages: nobody searches for them, but links to them may be posted. */
const PRIVATE: Omit<PublicPage, 'path'> = {
  title: 'Rollcall',
  description: 'Your board games, your plays and your game nights in one place. Who’s in tonight?',
};

const PICTURE_ALT = 'Three board game boxes, a yellow die and four pawns on a petrol table';

/**
 * Returns the head of the page at a path: title, description, canonical address, and the preview of a link.
 * @param origin of the site, without a trailing slash
 * @param linked a feature's data about the page
 */
export function pageHead(path: string, origin: string, linked?: LinkedPage): string {
  const page = linked ?? PUBLIC_PAGES.find((one) => one.path === (withoutTrailing(path, '/') || '/'));
  const { title, description } = linked ?? inReadersLanguage(page ?? PRIVATE);
  const { address, alt } = linked?.picture ?? { address: `${origin}/preview.png`, alt: known(PICTURE_ALT) };
  return [
    `<title>${escape(title)}</title>`,
    meta('name', 'description', description),
    page && linked?.isListed !== false
      ? `<link rel="canonical" href="${escape(origin + page.path)}" />`
      : meta('name', 'robots', 'noindex'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Rollcall'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', origin + (page?.path ?? '/')),
    meta('property', 'og:image', address),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image:alt', alt),
  ].join('\n    ');
}

/** Not for what an owner has typed, which is never translated. */
const inReadersLanguage = ({ title, description }: Omit<PublicPage, 'path'>) => ({
  title: known(title),
  description: known(description),
});

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escape(content)}" />`;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
