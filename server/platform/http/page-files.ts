import { createRequire } from 'node:module';
import { Router } from 'express';
import { STYLESHEET_PATH } from './page.ts';

/** The styles of server-rendered pages: tokens, then a few components. */
const PAGE_STYLE = `
@font-face { font-family: 'Besley'; font-weight: 400 900; font-display: swap; src: url('/pages/besley.woff2') format('woff2'); }
@font-face { font-family: 'Figtree'; font-weight: 300 900; font-display: swap; src: url('/pages/figtree.woff2') format('woff2'); }
:root {
  color-scheme: light;
  --table: #E3ECEA; --tile: #FEFFFD; --tile-2: #F2F6F4; --edge: #BFB39B; --line: #D3DEDB; --line-strong: #6F8A8B;
  --ink: #10292D; --ink-2: #3B5559; --rail: #0D393E; --on-rail: #F1F6EF;
  --lamp: #FFC53A; --lamp-hover: #FFD15E; --lamp-edge: #B97F0A; --on-lamp: #22190A;
  --petrol: #0B5F66; --petrol-tint: #D9EBE9; --focus: #0B5F66; --focus-gap: #FEFFFD;
  --good: #176B3A; --good-tint: #DCF1E2; --bad: #AE2A1C; --bad-tint: #FCE3DE;
  --display: 'Besley', 'Rockwell', 'Clarendon', Georgia, serif;
  --body: 'Figtree', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    --table: #0D2124; --tile: #173338; --tile-2: #1E3D42; --edge: #07171A; --line: #2A4B50; --line-strong: #6E9093;
    --ink: #EFF5EF; --ink-2: #BCD0CE; --rail: #0A2A2E; --lamp-edge: #96660A;
    --petrol: #7FD3CB; --petrol-tint: #1B4A4E; --focus: #FFC53A; --focus-gap: #0D2124;
    --good: #7FDBA0; --good-tint: #143F2B; --bad: #FF9E8C; --bad-tint: #4A1F1A;
  }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--table); color: var(--ink); font: 1rem/1.5 var(--body); }
.rail { height: 64px; padding: 0 clamp(16px, 3.2vw, 32px); display: flex; align-items: center; background: var(--rail); }
.brand { display: flex; align-items: center; gap: 12px; min-height: 44px; border-radius: 8px; color: var(--on-rail); font: 800 1.375rem/1 var(--display); letter-spacing: -.03em; text-decoration: none; }
main { width: 100%; max-width: 480px; margin: 0 auto; padding: clamp(20px, 8vh, 88px) 16px 48px; }
main.wide { max-width: 860px; padding-top: 40px; }
h1 { margin: 0 0 12px; font: 800 clamp(1.625rem, 1.35rem + 1.2vw, 2.125rem)/1.1 var(--display); letter-spacing: -.022em; }
h2 { margin: 0; font: 700 1.125rem/1.3 var(--body); overflow-wrap: anywhere; }
p { margin: 0 0 16px; color: var(--ink-2); overflow-wrap: anywhere; }
strong { color: var(--ink); }
a { color: var(--petrol); text-underline-offset: 3px; }
.tile { padding: clamp(20px, 5vw, 32px); border-radius: 12px; background: var(--tile); box-shadow: 0 3px 0 0 var(--edge), 0 8px 14px -8px #10292D40; }
.tile + .tile, .note { margin-top: 24px; }
form { margin: 0; }
label { display: block; margin: 8px 0 6px; font-weight: 600; }
input { display: block; width: 100%; min-height: 48px; padding: 10px 14px; border: 1px solid var(--line-strong); border-radius: 6px; background: var(--tile); color: var(--ink); font: inherit; box-shadow: inset 0 2px 3px -1px #10292D24; }
input[name=code] { font-size: 1.625rem; font-weight: 600; letter-spacing: .3em; font-variant-numeric: tabular-nums; }
input[aria-invalid=true] { border-color: var(--bad); border-width: 2px; }
.button { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 48px; margin-top: 20px; padding: 10px 20px; border: 0; border-radius: 8px; background: var(--lamp); box-shadow: 0 3px 0 0 var(--lamp-edge); color: var(--on-lamp); font: 700 1rem/1.2 var(--body); text-decoration: none; cursor: pointer; }
.button:hover { background: var(--lamp-hover); }
.button:active { transform: translateY(2px); box-shadow: 0 1px 0 0 var(--lamp-edge); }
.choices { display: flex; flex-wrap: wrap; gap: 4px 20px; margin-top: 16px; }
.quiet { min-height: 44px; padding: 8px 0; border: 0; background: none; color: var(--petrol); font: 600 1rem/1.5 var(--body); text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
a.quiet { display: inline-flex; align-items: center; }
.error { margin: 8px 0 0; color: var(--bad); font-weight: 600; }
.error + p { margin-top: 16px; }
.good { margin: 0 0 16px; padding: 10px 14px; border-radius: 8px; background: var(--good-tint); color: var(--good); font-weight: 600; }
.note { padding: 14px 16px; border: 1px dashed var(--line-strong); border-radius: 12px; font-size: .9375rem; }
.facts { margin: 4px 0 14px; font-size: .875rem; }
.mail { padding: 16px; border-radius: 8px; background: var(--tile-2); color: var(--ink); font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
details { margin-top: 12px; }
summary { padding: 10px 0; color: var(--petrol); font-weight: 600; cursor: pointer; }
iframe { display: block; width: 100%; height: 520px; border: 1px solid var(--line); border-radius: 8px; background: #E3ECEA; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.rail :focus-visible { outline-color: var(--lamp); }
@media (max-width: 480px) { input[name=code] { letter-spacing: .2em; } }
`;

const ONE_HOUR = 'public, max-age=3600';

const FONTS = {
  besley: '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
  figtree: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
} as const;

/** The style sheet and the two fonts of server-rendered pages. */
export function pageFiles(): Router {
  const router = Router();
  router.get(STYLESHEET_PATH, (_req, res) => {
    res.setHeader('Cache-Control', ONE_HOUR);
    res.type('css').send(PAGE_STYLE);
  });
  const { resolve } = createRequire(import.meta.url);
  for (const [name, file] of Object.entries(FONTS)) {
    router.get(`/pages/${name}.woff2`, (_req, res) => {
      res.sendFile(resolve(file), { maxAge: '30d', dotfiles: 'allow' });
    });
  }
  return router;
}
