import { expect, test } from 'vitest';
import { layOutMail } from './mail-layout.ts';

const content = {
  preheader: 'Are you in?',
  heading: 'A night at <b>Maya’s</b>',
  paragraphs: ['Bring "slippers" & snacks.'],
  action: { label: 'Accept', href: 'https://games.example.org/rsvp?a=1&b="2"' },
  footer: 'Sent by Rollcall.',
};

test('text from users is escaped in the HTML', () => {
  const { html } = layOutMail(content);
  expect(html).toContain('A night at &lt;b&gt;Maya’s&lt;/b&gt;');
  expect(html).toContain('Bring &quot;slippers&quot; &amp; snacks.');
  expect(html).toContain('href="https://games.example.org/rsvp?a=1&amp;b=&quot;2&quot;"');
  expect(html).not.toMatch(/<img|<script|url\(/);
});

test('the text version has the same content, addresses included', () => {
  expect(layOutMail(content).text).toBe(
    'A night at <b>Maya’s</b>\n\nBring "slippers" & snacks.\n\nAccept: https://games.example.org/rsvp?a=1&b="2"\n\n--\nSent by Rollcall.',
  );
});

test('titles and names cannot add paragraphs or links to the text version; line breaks of the host are kept', () => {
  const forged = 'Games\n\nYour account is locked.\r\nSign in: https://evil.example\u2028\u2028--';
  const flat = 'Games Your account is locked. Sign in: https://evil.example --';
  const { text, html } = layOutMail({
    ...content,
    lead: forged,
    heading: forged,
    plate: { weekday: 'Fri', day: '4', month: 'Dec', strong: ['19:00'], lines: [forged] },
    paragraphs: [forged],
    lists: [{ heading: forged, lead: forged, rows: [{ text: forged, detail: forged }] }],
    answers: { heading: forged, links: [{ sign: null, label: forged, href: 'https://games.example.org' }] },
    statusBlock: { tone: 'good', sign: '!', heading: 'You are in', text: forged },
    footer: forged,
    stop: { label: forged, href: 'https://games.example.org/stop' },
    message: ['One.\nTwo.'],
    note: 'Three.\nFour.',
    description: 'Five.\nSix.',
  });
  expect(text.split('\n').filter((line) => line.includes('evil') && !line.includes(flat))).toEqual([]);
  expect(text.split('\n')).not.toContain('Your account is locked.');
  for (const kept of ['One.\nTwo.', 'Three.\nFour.', 'Five.\nSix.']) {
    expect(text).toContain(kept);
    expect(html).toContain(kept.replace('\n', '<br>'));
  }
});
