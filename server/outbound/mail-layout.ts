import { escapeHtml } from '../http/escape-html.ts';

/** What a mail says. All of it is plain text; the layout escapes it. */
export interface MailContent {
  /** Shown by mail programs beside the subject. */
  preheader: string;
  heading: string;
  paragraphs: readonly string[];
  /** Shown large, to be typed. */
  code?: string;
  action?: { label: string; href: string };
  /** Why this mail was sent. */
  footer: string;
}

/** The same words as text and as HTML: tables and inline hex colours alone, which is what mail programs agree on. */
export const layOutMail = (content: MailContent): { text: string; html: string } => ({
  text: textOf(content),
  html: htmlOf(content),
});

const textOf = ({ heading, paragraphs, code, action, footer }: MailContent) =>
  [
    heading,
    ...(code ? [code] : []),
    ...paragraphs,
    ...(action ? [`${action.label}: ${action.href}`] : []),
    `--\n${footer}`,
  ].join('\n\n');

const PETROL = '#0D393E';
const INK = '#10292D';
const QUIET_INK = '#3B5559';
const SERIF = "Rockwell,'Roboto Slab',Georgia,serif";
const SANS = 'Arial,Helvetica,sans-serif';

/** Mail programs that read a style sheet may turn the colours to dark; nothing depends on it. */
const DARK = `@media (prefers-color-scheme:dark){.bg{background:#0D2124!important}.cd{background:#173338!important}.tx{color:#EFF5EF!important}.t2{color:#BCD0CE!important}.wl{background:#1E3D42!important}}`;

const table = (attributes: string, rows: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;

const rail = `<tr><td bgcolor="${PETROL}" style="background:${PETROL};border-radius:14px 14px 0 0;padding:16px 28px">${table(
  '',
  `<tr><td bgcolor="#FFC53A" width="34" height="34" align="center" style="background:#FFC53A;border-radius:8px;border-bottom:3px solid #B97F0A;color:${INK};font:bold 22px/32px Georgia,serif">&#9860;</td><td style="padding-left:12px;font:bold 22px/1 ${SERIF};color:#F1F6EF;letter-spacing:-.5px">Rollcall</td></tr>`,
)}</td></tr>`;

const paragraph = (text: string) =>
  `<p class="t2" style="margin:0 0 16px;font:16px/24px ${SANS};color:${QUIET_INK}">${escapeHtml(text)}</p>`;

const codeBlock = (code: string) =>
  table(
    'width="100%" style="margin:0 0 20px"',
    `<tr><td class="wl tx" align="center" bgcolor="#F2F6F4" style="background:#F2F6F4;border-radius:8px;border-bottom:3px solid #BFB39B;padding:18px 16px;font:bold 34px/40px ${SANS};letter-spacing:8px;color:${INK}">${escapeHtml(code)}</td></tr>`,
  );

const button = ({ label, href }: { label: string; href: string }) =>
  table(
    'style="margin:4px 0 20px"',
    `<tr><td align="center" bgcolor="#FFC53A" style="background:#FFC53A;border-radius:8px;border-bottom:3px solid #B97F0A"><a href="${escapeHtml(href)}" style="display:block;padding:15px 24px;font:bold 17px/20px ${SANS};color:#22190A;text-decoration:none">${escapeHtml(label)}</a></td></tr>`,
  );

function htmlOf({ preheader, heading, paragraphs, code, action, footer }: MailContent): string {
  const tile = [
    `<h1 class="tx" style="margin:0 0 16px;font:bold 28px/34px ${SERIF};color:${INK};letter-spacing:-.5px">${escapeHtml(heading)}</h1>`,
    code ? codeBlock(code) : '',
    ...paragraphs.map(paragraph),
    action ? button(action) : '',
  ].join('\n');
  const rows = `${rail}
<tr><td class="cd" bgcolor="#FEFFFD" style="background:#FEFFFD;padding:28px 32px 12px">${tile}</td></tr>
<tr><td bgcolor="#BFB39B" height="4" style="background:#BFB39B;border-radius:0 0 14px 14px;font-size:0;line-height:4px">&nbsp;</td></tr>
<tr><td class="t2" align="center" style="padding:20px 28px;font:14px/21px ${SANS};color:${QUIET_INK}">${escapeHtml(footer)}</td></tr>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(heading)}</title><style>${DARK}</style></head>
<body class="bg" style="margin:0;padding:0;background:#E3ECEA">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
${table('class="bg" width="100%" bgcolor="#E3ECEA" style="background:#E3ECEA"', `<tr><td align="center" style="padding:24px 12px">${table('width="600" style="width:100%;max-width:600px"', rows)}</td></tr>`)}
</body></html>`;
}
