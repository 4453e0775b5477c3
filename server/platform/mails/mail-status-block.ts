import { escapeHtml } from '#server/platform/http/escape-html.ts';
import { INK, SANS, table } from './mail-blocks.ts';

/** Status of the reader, on a tinted ground. */
export interface MailStatusBlock {
  tone: 'good' | 'warn';
  /** A single character before the heading. */
  sign: string;
  heading: string;
  text: string;
}

const TONES = {
  good: 'class="gd" bgcolor="#DCF1E2" style="background:#DCF1E2;color:#176B3A;',
  warn: 'class="wn" bgcolor="#FBEBCF" style="background:#FBEBCF;color:#5E3D00;',
};

export const renderStatusBlock = ({ tone, sign, heading, text }: MailStatusBlock): string =>
  table(
    'width="100%" style="margin:0 0 20px"',
    `<tr><td ${TONES[tone]}border-radius:8px;padding:14px 16px;font:16px/24px ${SANS}"><b>${sign}&nbsp; ${escapeHtml(heading)}</b><br><span class="tx" style="color:${INK}">${escapeHtml(text)}</span></td></tr>`,
  );
