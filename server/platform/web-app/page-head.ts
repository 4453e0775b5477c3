import { LANGUAGES, type Language } from '#shared/text/languages.ts';
import { language } from '#server/platform/words/language.ts';
import { known } from '#server/platform/words/words.ts';
import type { Environment } from '#server/platform/config/environment.ts';
import type { PublicConfig } from '#shared/shapes/public-config.ts';
import { withoutTrailing } from '#server/platform/outbound/without-trailing.ts';
import type { PageContent } from './render-page.ts';

/** Title and description of a public page, for search engines and chats. */
interface PublicPage {
  path: string;
  /** The setting by which an operator shows a text of their own, in one language. */
  ownText?: 'TERMS_FILE' | 'PRIVACY_FILE';
  title: string;
  description: string;
}

/**
 * A page that everybody with its link may open: chats show a preview, search engines list it if its owner allows that.
 */
export interface LinkedPage extends PublicPage {
  isListed: boolean;
  /** What chats show beside its link: address and description. */
  picture?: { address: string; alt: string; type?: 'png' | 'jpeg' };
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
    ownText: 'TERMS_FILE',
    title: 'Terms of Service · Rollcall',
    description: 'The terms of this Rollcall, in plain words.',
  },
  {
    path: '/privacy',
    ownText: 'PRIVACY_FILE',
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

/** What the head of a page depends on besides its address. */
export type Site = Pick<Environment, 'origin'> & Partial<Pick<Environment, 'TERMS_FILE' | 'PRIVACY_FILE'>>;

const pageAt = (path: string, linked: LinkedPage | undefined): PublicPage | undefined =>
  linked ?? PUBLIC_PAGES.find((one) => one.path === (withoutTrailing(path, '/') || '/'));

/** Whether search engines find the page at a path in each language, at addresses of its own. */
export function isFoundInLanguages(path: string, site: Site, linked?: LinkedPage): boolean {
  const page = pageAt(path, linked);
  if (!page || linked?.isListed === false) return false;
  return page.ownText === undefined || site[page.ownText] === undefined;
}

/**
 * Returns the head of the page at a path: title, description, addresses for search engines, and the preview of a link.
 * @param linked a feature's data about the page
 * @param chosen the language that the page's address names
 */
export function pageHead(path: string, site: Site, linked?: LinkedPage, chosen?: Language): string {
  const { origin } = site;
  const page = pageAt(path, linked);
  const { title, description } = linked ?? inReadersLanguage(page ?? PRIVATE);
  const {
    address,
    alt,
    type = 'png',
  } = linked?.picture ?? {
    address: `${origin}/preview-${language()}.jpg`,
    alt: known(PICTURE_ALT),
    type: 'jpeg',
  };
  return [
    `<title>${escape(title)}</title>`,
    meta('name', 'description', description),
    page && linked?.isListed !== false
      ? searchLinks(origin + page.path, isFoundInLanguages(path, site, linked), chosen)
      : meta('name', 'robots', 'noindex'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Rollcall'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', origin + (page?.path ?? '/')),
    meta('property', 'og:image', address),
    meta('property', 'og:image:type', `image/${type}`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image:alt', alt),
  ].join('\n    ');
}

/** https://developers.google.com/search/docs/specialty/international/localized-versions */
function searchLinks(address: string, isInLanguages: boolean, chosen: Language | undefined): string {
  const canonical = (own: string) => `<link rel="canonical" href="${escape(own)}" />`;
  if (!isInLanguages) return canonical(address);
  const addressIn = (one: Language) => `${address}?in=${one}`;
  const alternate = (to: string, own: string) => `<link rel="alternate" hreflang="${to}" href="${escape(own)}" />`;
  return [
    canonical(chosen ? addressIn(chosen) : address),
    ...LANGUAGES.map((one) => alternate(one, addressIn(one))),
    alternate('x-default', address),
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
