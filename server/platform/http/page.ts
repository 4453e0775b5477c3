import { language } from '#server/platform/words/language.ts';
import { escapeHtml } from './escape-html.ts';

export const STYLESHEET_PATH = '/pages/page.css';

const DIE = `<svg viewBox="0 0 36 39" width="34" height="37" aria-hidden="true"><rect x="1" y="4" width="34" height="34" rx="8" fill="#B97F0A"/><rect x="1" y="1" width="34" height="34" rx="8" fill="#FFC53A"/><circle cx="10" cy="10" r="3.1" fill="#10292D"/><circle cx="10" cy="26" r="3.1" fill="#10292D"/><circle cx="26" cy="10" r="3.1" fill="#10292D"/><circle cx="26" cy="26" r="3.1" fill="#10292D"/><circle cx="18" cy="18" r="4.4" fill="#C8361F"/></svg>`;

/** A server-rendered page in the reader's language: rail, brand, content. `body` is HTML; `script` is the address of one that it can do without. */
export const page = ({
  title,
  body,
  wide = false,
  script,
}: {
  title: string;
  body: string;
  wide?: boolean;
  script?: string | undefined;
}): string => `<!doctype html>
<html lang="${language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Rollcall</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${STYLESHEET_PATH}">${script === undefined ? '' : `\n<script type="module" src="${script}"></script>`}
</head>
<body>
<header class="rail"><a class="brand" href="/">${DIE}<span>Rollcall</span></a></header>
<main${wide ? ' class="wide"' : ''}>
${body}
</main>
</body>
</html>
`;
