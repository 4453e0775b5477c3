import { escapeHtml } from '#server/platform/http/escape-html.ts';

/** A link shown as a button. */
export interface MailLink {
  label: string;
  href: string;
}

/** The day of a night in large type, with date, time and place. */
export interface DatePlate {
  /** No date is set: flat, with a dashed border. */
  isOpen?: true;
  weekday: string;
  day: string;
  month: string;
  strong: readonly string[];
  lines: readonly string[];
}

/** A heading with rows, such as games and their players; details are below the text. */
export interface MailList {
  heading: string;
  /** Below the heading. */
  lead?: string;
  /** `markColor` is the '#rrggbb' colour of a square before the text. */
  rows: readonly { text: string; detail: string; markColor?: string | undefined }[];
  /** Details are as short as a score, and are shown at the end of the line. */
  isScored?: boolean;
}

/** A question with up to three answer buttons, the first one primary. */
export interface MailAnswers {
  /** Null where the question stands above. */
  heading: string | null;
  links: readonly (MailLink & { sign: string | null })[];
}

export const INK = '#10292D';
export const QUIET_INK = '#3B5559';
export const SERIF = "Rockwell,'Roboto Slab',Georgia,serif";
export const SANS = 'Arial,Helvetica,sans-serif';

export const table = (attributes: string, rows: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;

const heading = (text: string, space = 12): string =>
  `<h2 class="tx" style="margin:0 0 ${space}px;font:bold 20px/24px ${SERIF};color:${INK};letter-spacing:-.5px">${escapeHtml(text)}</h2>`;

const SET_PLATE = 'bgcolor="#FFF1CC" style="background:#FFF1CC;border-bottom:3px solid #BFB39B;';
const OPEN_PLATE = 'class="tx" style="border:2px dashed #6F8A8B;';

export function plateBlock({ isOpen, weekday, day, month, strong, lines }: DatePlate): string {
  const plate = table(
    '',
    `<tr><td align="center" ${isOpen ? OPEN_PLATE : SET_PLATE}border-radius:8px;padding:8px 14px;font:13px/16px ${SANS};color:${QUIET_INK}">${escapeHtml(weekday)}<br><span${isOpen ? ' class="tx"' : ''} style="font:bold 28px/30px ${SERIF};color:${INK}">${escapeHtml(day)}</span><br>${escapeHtml(month)}</td></tr>`,
  );
  const rest = lines.map(
    (line) => `<br><span class="t2" style="font-weight:normal;color:${QUIET_INK}">${escapeHtml(line)}</span>`,
  );
  return table(
    'width="100%" style="margin:0 0 20px"',
    `<tr><td width="86" valign="top"${isOpen ? ' style="padding-right:12px"' : ''}>${plate}</td><td class="tx" valign="top" style="font:bold 16px/24px ${SANS};color:${INK}">${strong.map(escapeHtml).join('<br>')}${rest.join('')}</td></tr>`,
  );
}

/** In the HTML of text that was escaped. */
export const withLineBreaks = (html: string): string => html.replaceAll('\n', '<br>');

export const noteBlock = (note: string): string =>
  table(
    'width="100%" style="margin:0 0 20px"',
    `<tr><td class="wl tx" bgcolor="#F2F6F4" style="background:#F2F6F4;border-radius:8px;padding:14px 16px;font:16px/24px ${SANS};color:${INK}">${withLineBreaks(escapeHtml(note))}</td></tr>`,
  );

export function answersBlock({ heading: question, links }: MailAnswers): string {
  const [first, ...others] = links.map(({ sign, label, href }, place) => {
    const lamp = place === 0;
    const cell = lamp
      ? 'bgcolor="#FFC53A" style="background:#FFC53A;border-radius:8px;border-bottom:3px solid #B97F0A"'
      : 'class="cd" bgcolor="#FEFFFD" style="background:#FEFFFD;border-radius:8px;border:1px solid #6F8A8B;border-bottom:3px solid #BFB39B"';
    const ink = lamp ? 'style="color:#22190A;' : `class="tx" style="color:${INK};`;
    const link = `<a href="${escapeHtml(href)}" ${ink}display:block;padding:14px 8px;font:bold 16px/20px ${SANS};text-decoration:none">${sign === null ? '' : `${sign}&nbsp; `}${escapeHtml(label)}</a>`;
    const width = links.length === 2 ? 49 : lamp ? 36 : 30;
    return `<td class="st bt" width="${width}%">${table('width="100%"', `<tr><td align="center" ${cell}>${link}</td></tr>`)}</td>`;
  });
  const gap = '<td class="sp" width="2%">&nbsp;</td>';
  return `${question === null ? '' : heading(question)}${table('width="100%" style="margin:0 0 24px"', `<tr>${[first, ...others].join(gap)}</tr>`)}`;
}

const mark = (color: string): string => `<span style="color:${color}">&#9632;</span>&nbsp;&nbsp;`;

const BORDER = 'border-bottom:1px solid #D3DEDB';

export function listBlock({ heading: above, lead, rows, isScored }: MailList): string {
  const lines = rows.map(isScored ? scoredRow : stackedRow);
  const space = lead === undefined ? 12 : 2;
  return `${heading(above, space)}${lead === undefined ? '' : leadLine(lead, rows.length === 0 ? 24 : 8)}${lines.length === 0 ? '' : table('width="100%" style="table-layout:fixed;margin:0 0 24px"', lines.join(''))}`;
}

const leadLine = (text: string, space: number): string =>
  `<p class="t2" style="margin:0 0 ${space}px;font:16px/24px ${SANS};color:${QUIET_INK}">${escapeHtml(text)}</p>`;

type Row = MailList['rows'][number];

const stackedRow = ({ text, detail, markColor }: Row): string =>
  `<tr><td class="ln tx" style="padding:9px 0;${BORDER};font:bold 16px/22px ${SANS};color:${INK}">${markColor === undefined ? '' : mark(markColor)}${escapeHtml(text)}${
    detail === ''
      ? ''
      : `<br><span class="t2" style="font:15px/22px ${SANS};color:${QUIET_INK}">${escapeHtml(detail)}</span>`
  }</td></tr>`;

/** Fixed columns: long names wrap, and neither column takes space from the other. */
const scoredRow = ({ text, detail }: Row): string =>
  `<tr><td class="ln tx" width="72%" valign="top" style="padding:7px 12px 7px 0;${BORDER};font:16px/22px ${SANS};color:${INK}">${escapeHtml(text)}</td><td class="ln tx" width="28%" align="right" valign="top" style="padding:7px 0;${BORDER};font:bold 16px/22px ${SANS};color:${INK}">${escapeHtml(detail)}</td></tr>`;
