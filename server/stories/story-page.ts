import { toldDrawingOf } from '#shared/stories/drawings.ts';
import { groundOf } from '#shared/stories/story-grounds.ts';
import { rangeText } from '#shared/stories/story-range.ts';
import { headingText, numberText } from '#shared/stories/story-number.ts';
import { sentenceText } from '#shared/stories/story-text.ts';
import { linkPreview } from '#server/guests/service.ts';
import { type Markup, markup, trustedSvg } from '#server/platform/http/markup.ts';
import type { GuestFiles } from '#server/platform/web-app/guest-page-files.ts';
import { language } from '#server/platform/words/language.ts';
import type { ShownStory } from './store.ts';
import { t } from './words/words.ts';

const TITLE = 'max-w-[20ch] font-display text-3xl leading-tight font-extrabold tracking-display text-balance';
const LEAD = 'mt-3 max-w-[44ch] text-lg text-on-rail-2';
const BUTTON =
  'inline-flex min-h-tap items-center rounded-md bg-lamp px-5 font-strong text-on-lamp shadow-[0_3px_0_var(--lamp-edge)] focus-visible:outline-3 focus-visible:outline-offset-3 focus-visible:outline-on-rail';

/** As in shared/stories/story-grounds.ts, in the same order. */
const GROUNDS = [
  'bg-[#0d393e] text-on-rail ring-1 ring-[#ffffff2e] ring-inset',
  'bg-[#ffc53a] text-[#22190a]',
  'bg-[#1c4f8f] text-[#fefffd]',
  'bg-[#a83a22] text-[#fefffd]',
  'bg-[#17594a] text-[#fefffd]',
  'bg-[#f0d9ae] text-[#22190a]',
  'bg-[#7b1f58] text-[#fefffd]',
  'bg-[#0b5f66] text-[#fefffd]',
] as const;

/** Letters of a number that has no room in its largest size. */
const LONG_NUMBER = 5;

interface StoryDocument {
  title: string;
  head?: Markup;
  body: Markup;
}

/** A page for strangers: no session, no script. */
const documentOf = ({ title, head, body }: StoryDocument, files: GuestFiles | null): string =>
  markup`<!doctype html>
<html lang="${language()}" class="bg-rail">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#0D393E">
<meta name="robots" content="noindex">
<title>${title} · Rollcall</title>
${head}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${files && styleOf(files)}
</head>
<body class="min-h-dvh bg-[radial-gradient(120%_520px_at_70%_0,#1f6666,#17494e_45%,transparent)] bg-no-repeat font-sans text-md leading-body wrap-anywhere text-on-rail antialiased">
<header class="mx-auto max-w-[1072px] px-4 pt-4"><a class="inline-flex min-h-11 items-center gap-3 font-display text-xl leading-none font-extrabold tracking-[-0.03em]" href="/"><img src="/favicon.svg" alt="" width="37" height="37">Rollcall</a></header>
<main class="mx-auto max-w-[1072px] px-4 pt-8 pb-12">
${body}
</main>
</body>
</html>
`.html;

const styleOf = ({ fonts, storyStyle }: GuestFiles): Markup =>
  markup`${fonts.map(
    (font) => markup`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
`,
  )}<link rel="stylesheet" href="${storyStyle}">`;

interface ShownAt {
  /** Absolute. */
  pictureUrl: string;
  /** Where it can be reported; null on a server without administrators. */
  reportAt: string | null;
  files: GuestFiles | null;
}

/** The page of a shared story: its cards in order, each with a heading, a number and a sentence. */
export function storyPage(story: ShownStory, { pictureUrl, reportAt, files }: ShownAt): string {
  const { title, range, cards } = story;
  const [first] = cards;
  const text = first ? `${rangeText(range)}: ${numberText(first).join(' ')}. ${sentenceText(first, range)}` : '';
  const head = markup`${linkPreview({ title, text, picture: pictureUrl })}
<meta property="og:type" content="article">
<meta name="description" content="${text}">`;
  const body = markup`<h1 class="${TITLE}" dir="auto">${title}</h1>
${!title.includes(range.slice(0, 4)) && markup`<p class="${LEAD}">${rangeText(range)}</p>`}
<ol class="mt-8 mb-10 grid grid-cols-[repeat(auto-fit,minmax(min(100%,400px),1fr))] gap-5.5">
${cards.map((card, place) => cardOf(story, place))}
</ol>
<footer class="grid justify-items-start gap-4 text-sm text-on-rail-2"><a class="${BUTTON}" href="/">${t('Keep Your Own Story')}</a>
<p>${t('Rollcall keeps games, plays and game nights.')}${reportAt !== null && markup` <a class="inline-block py-1 underline" href="${reportAt}" rel="nofollow">${t('Report this page')}</a>`}</p></footer>`;
  return documentOf({ title, head, body }, files);
}

function cardOf({ cards, range }: ShownStory, place: number): Markup | null {
  const card = cards[place];
  if (!card) return null;
  const [number, unit] = numberText(card);
  return markup`<li class="rounded-xl shadow-[0_6px_0_#00000055] ${GROUNDS[place % GROUNDS.length]}"><article class="grid h-full grid-rows-[auto_auto_1fr_auto] px-6.5 pt-6 pb-6.5">
<h2 class="text-lg leading-snug font-bold">${headingText(card.kind)}</h2>
<p class="${number.length > LONG_NUMBER ? 'text-[3.25rem]' : 'text-[5rem]'} flex flex-wrap items-baseline gap-x-2.5 font-display leading-none font-extrabold tracking-display">${number} <span class="font-sans text-lg font-semibold tracking-normal">${unit}</span></p>
<div class="mx-auto my-4 w-full max-w-80">${trustedSvg(toldDrawingOf(card, groundOf(place), range))}</div>
<p class="text-lg leading-[1.4] text-pretty" dir="auto">${sentenceText(card, range)}</p>
</article></li>
`;
}

/** A page that says one thing. */
export const storyNote = (title: string, text: string, files: GuestFiles | null): string =>
  documentOf(
    {
      title,
      body: markup`<h1 class="${TITLE}">${title}</h1>
<p class="${LEAD} mb-8">${text}</p>
<a class="${BUTTON}" href="/">${t('What is Rollcall?')}</a>`,
    },
    files,
  );
