import { LANGUAGES, LANGUAGE_NAMES } from '#shared/text/languages.ts';
import type { GuestFiles } from '#server/platform/web-app/guest-page-files.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import { language } from '#server/platform/words/language.ts';
import { t } from '../words/words.ts';
import { wordsForScripts } from '../words/words-for-scripts.ts';

export interface Page {
  /** Title of the browser's tab, without the site name. */
  title: string;
  /** Link preview in chats: never a place or guests. */
  preview?: { title: string; text: string; picture: string };
  /** The script to load; default 'guest'. */
  script?: 'guest' | 'dates';
  /** It can be asked for in another language at its own address. */
  hasLanguages?: boolean;
  /** Where this page can be reported. */
  reportAt?: string;
  /** With the script for notices. */
  hasNotices?: boolean;
  body: Markup;
}

/** A complete page for guests. The style sheet applies the dark theme only if the reader's system is dark. */
export const documentOf = (
  { title, preview, script = 'guest', hasNotices = false, hasLanguages = false, reportAt, body }: Page,
  files: GuestFiles | null,
): string =>
  markup`<!doctype html>
<html lang="${language()}" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#0D393E">
<meta name="robots" content="noindex">
<title>${title} · Rollcall</title>
${preview && linkPreview(preview)}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${files && filesOf(files, script)}${files && hasNotices && scriptTag(files.scripts.notices)}
</head>
<body${wordsForScripts(body)}>
<header class="brand">Rollcall</header>
<main>
${body}
${hasLanguages && languageLinks()}${
    reportAt !== undefined &&
    markup`<footer class="mt-0"><a href="${reportAt}" rel="nofollow">${t('Report this page')}</a></footer>
`
  }</main>
</body>
</html>
`.html;

const languageLinks = (): Markup =>
  markup`<footer class="mt-0"><nav aria-label="${t('Language')}"><ul class="flex flex-wrap items-baseline justify-center gap-x-4">${LANGUAGES.map(
    (one) =>
      markup`<li lang="${one}">${one === language() ? markup`<b aria-current="true">${LANGUAGE_NAMES[one]}</b>` : markup`<a href="?in=${one}" hreflang="${one}">${LANGUAGE_NAMES[one]}</a>`}</li>`,
  )}</ul></nav></footer>
`;

/** How chats show the link of a page, beside a picture of 1200 x 630 pixels. */
export const linkPreview = ({ title, text, picture }: NonNullable<Page['preview']>): Markup =>
  markup`<meta property="og:site_name" content="Rollcall">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${text}">
<meta property="og:image" content="${picture}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${title}. ${text}">
<meta name="twitter:card" content="summary_large_image">`;

const filesOf = ({ scripts, style, fonts }: GuestFiles, script: 'guest' | 'dates'): Markup =>
  markup`${fonts.map(
    (font) => markup`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
`,
  )}<link rel="stylesheet" href="${style}">
${scriptTag(scripts[script])}`;

const scriptTag = (address: string): Markup => markup`<script type="module" src="${address}"></script>`;
