import { escapeHtml } from '#server/platform/http/escape-html.ts';
import {
  answersBlock,
  type DatePlate,
  INK,
  listBlock,
  type MailAnswers,
  type MailLink,
  type MailList,
  noteBlock,
  plateBlock,
  QUIET_INK,
  SANS,
  SERIF,
  table,
  withLineBreaks,
} from './mail-blocks.ts';
import { language } from '#server/platform/words/language.ts';
import { t } from '#server/platform/words/words.ts';
import { type MailStatusBlock, renderStatusBlock } from './mail-status-block.ts';
import { oneLine } from './one-line.ts';

/** The content of a mail. Plain text; the layout escapes it. */
export interface MailContent {
  /** Shown by mail programs beside the subject. */
  preheader: string;
  /** The sending organization; in the HTML only, because the text names it anyway. */
  sender?: { name: string; logoUrl: string | null };
  /** '#rrggbb' of a strip below the name of the site. */
  stripColor?: string;
  /** Above the heading, small. */
  lead?: string;
  heading: string;
  /** A person's message, right below the heading, one block each. */
  message?: readonly string[];
  plate?: DatePlate;
  /** Status of the reader. */
  statusBlock?: MailStatusBlock;
  /** A person's own words. */
  note?: string | null;
  /** The host's description of the night. Only this, `message` and `note` keep their line breaks. */
  description?: string | null;
  paragraphs: readonly string[];
  /** Shown large, to be typed. */
  code?: string;
  lists?: readonly MailList[];
  answers?: MailAnswers;
  action?: MailLink;
  /** Why this mail was sent. */
  footer: string;
  /** The unsubscribe link. */
  stop?: MailLink;
}

/**
 * Renders the content as text and as HTML, with tables and inline hex colours only, which all mail programs support.
 */
export const layOutMail = (content: MailContent): { text: string; html: string } => ({
  text: textOf(content),
  html: htmlOf(content),
});

const line = ({ label, href }: MailLink) => t('{label}: {text}', { label: oneLine(label), text: href });

/** Titles and names keep no line breaks, by which they could pass for paragraphs or links of the site. */
const block = (...lines: string[]) => lines.map(oneLine).join('\n');

const textOf = ({
  lead,
  heading,
  message = [],
  plate,
  statusBlock,
  note,
  description,
  paragraphs,
  code,
  lists = [],
  answers,
  action,
  footer,
  stop,
}: MailContent) =>
  [
    ...(lead ? [oneLine(lead)] : []),
    oneLine(heading),
    ...message,
    ...(code ? [code] : []),
    ...(plate ? [block(`${plate.weekday} ${plate.day} ${plate.month}`, ...plate.strong, ...plate.lines)] : []),
    ...(statusBlock ? [block(statusBlock.heading, statusBlock.text)] : []),
    ...(note ? [note] : []),
    ...(description ? [description] : []),
    ...paragraphs.map(oneLine),
    ...lists.map((list) =>
      block(
        list.heading,
        ...(list.lead === undefined ? [] : [list.lead]),
        ...list.rows.map(({ text, detail }) =>
          detail === '' ? `- ${text}` : `- ${t('{label}: {text}', { label: text, text: detail })}`,
        ),
      ),
    ),
    ...(answers ? [block(...(answers.heading === null ? [] : [answers.heading]), ...answers.links.map(line))] : []),
    ...(action ? [line(action)] : []),
    block('--', footer, ...(stop ? [line(stop)] : [])),
  ].join('\n\n');

const PETROL = '#0D393E';
/** Words wider than a phone's screen are broken. */
const BREAKS = 'word-break:break-word;overflow-wrap:anywhere';

/** For mail programs that support style sheets: stacked buttons on phones, and dark colours; nothing depends on it. */
const STYLE = `@media (max-width:520px){.st{display:block!important;width:100%!important;box-sizing:border-box}.sp{display:none!important}.bt{padding-bottom:10px!important}.pad{padding-left:20px!important;padding-right:20px!important}}@media (prefers-color-scheme:dark){.bg{background:#0D2124!important}.cd{background:#173338!important}.tx{color:#EFF5EF!important}.t2{color:#BCD0CE!important}.wl{background:#1E3D42!important}.ln{border-color:#2A4B50!important}.gd{background:#143F2B!important;color:#7FDBA0!important}.wn{background:#3D3015!important;color:#FFD27A!important}}`;

const rail = `<tr><td bgcolor="${PETROL}" style="background:${PETROL};border-radius:14px 14px 0 0;padding:16px 28px">${table(
  '',
  `<tr><td bgcolor="#FFC53A" width="34" height="34" align="center" style="background:#FFC53A;border-radius:8px;border-bottom:3px solid #B97F0A;color:${INK};font:bold 22px/32px Georgia,serif">&#9860;</td><td style="padding-left:12px;font:bold 22px/1 ${SERIF};color:#F1F6EF;letter-spacing:-.5px">Rollcall</td></tr>`,
)}</td></tr>`;

const paragraph = (text: string) =>
  `<p class="t2" style="margin:0 0 16px;font:16px/24px ${SANS};color:${QUIET_INK}">${escapeHtml(text)}</p>`;

const leadBlock = (text: string) =>
  `<p class="t2" style="margin:0 0 6px;font:16px/24px ${SANS};color:${QUIET_INK}">${escapeHtml(text)}</p>`;

const codeBlock = (code: string) =>
  table(
    'width="100%" style="margin:0 0 20px"',
    `<tr><td class="wl tx" align="center" bgcolor="#F2F6F4" style="background:#F2F6F4;border-radius:8px;border-bottom:3px solid #BFB39B;padding:18px 16px;font:bold 34px/40px ${SANS};letter-spacing:8px;color:${INK}">${escapeHtml(code)}</td></tr>`,
  );

const button = ({ label, href }: MailLink) =>
  table(
    'style="margin:4px 0 20px"',
    `<tr><td align="center" bgcolor="#FFC53A" style="background:#FFC53A;border-radius:8px;border-bottom:3px solid #B97F0A"><a href="${escapeHtml(href)}" style="display:block;padding:15px 24px;font:bold 17px/20px ${SANS};color:#22190A;text-decoration:none">${escapeHtml(label)}</a></td></tr>`,
  );

const senderBlock = ({ name, logoUrl }: NonNullable<MailContent['sender']>) =>
  `<tr><td class="cd pad" bgcolor="#FEFFFD" style="background:#FEFFFD;padding:20px 32px 0">${table(
    'width="100%"',
    `<tr>${logoUrl === null ? '' : `<td width="44" style="padding-right:12px"><img src="${escapeHtml(logoUrl)}" width="44" height="44" alt="" style="display:block;border-radius:8px"></td>`}<td class="tx" style="font:bold 18px/24px ${SERIF};color:${INK};${BREAKS}">${escapeHtml(name)}</td></tr>`,
  )}</td></tr>`;

const strip = (color: string) =>
  `<tr><td bgcolor="${color}" height="10" style="background:${color};font-size:0;line-height:10px">&nbsp;</td></tr>`;

const stopLink = ({ label, href }: MailLink) =>
  ` <a class="t2" href="${escapeHtml(href)}" style="color:#0B5F66">${escapeHtml(label)}</a>`;

function htmlOf(content: MailContent): string {
  const { preheader, stripColor, lead, heading, message = [], plate, note, description, paragraphs, code } = content;
  const { lists = [], answers, action, footer, stop, sender, statusBlock } = content;
  const tile = [
    lead ? leadBlock(lead) : '',
    `<h1 class="tx" style="margin:0 0 16px;font:bold 28px/34px ${SERIF};color:${INK};letter-spacing:-.5px">${escapeHtml(heading)}</h1>`,
    ...message.map(noteBlock),
    code ? codeBlock(code) : '',
    plate ? plateBlock(plate) : '',
    statusBlock ? renderStatusBlock(statusBlock) : '',
    note ? noteBlock(note) : '',
    description ? withLineBreaks(paragraph(description)) : '',
    ...paragraphs.map(paragraph),
    answers ? answersBlock(answers) : '',
    ...lists.map(listBlock),
    action ? button(action) : '',
  ].join('\n');
  const rows = `${rail}${stripColor ? strip(escapeHtml(stripColor)) : ''}${sender ? senderBlock(sender) : ''}
<tr><td class="cd pad" bgcolor="#FEFFFD" style="background:#FEFFFD;padding:28px 32px 12px;${BREAKS}">${tile}</td></tr>
<tr><td bgcolor="#BFB39B" height="4" style="background:#BFB39B;border-radius:0 0 14px 14px;font-size:0;line-height:4px">&nbsp;</td></tr>
<tr><td class="t2" align="center" style="padding:20px 28px;font:14px/21px ${SANS};color:${QUIET_INK};${BREAKS}">${escapeHtml(footer)}${stop ? stopLink(stop) : ''}</td></tr>`;
  return `<!doctype html>
<html lang="${language()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(heading)}</title><style>${STYLE}</style></head>
<body class="bg" style="margin:0;padding:0;background:#E3ECEA">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
${table('class="bg" width="100%" bgcolor="#E3ECEA" style="background:#E3ECEA"', `<tr><td align="center" style="padding:24px 12px">${table('width="600" style="width:100%;max-width:600px;table-layout:fixed"', rows)}</td></tr>`)}
</body></html>`;
}
