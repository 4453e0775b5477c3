import { expect, test } from 'vitest';
import { layOutMail } from './mail-layout.ts';

const content = {
  preheader: 'Are you in?',
  heading: 'A night at <b>Maya’s</b>',
  paragraphs: ['Bring "slippers" & snacks.'],
  action: { label: 'Accept', href: 'https://games.example.org/rsvp?a=1&b="2"' },
  footer: 'Sent by Rollcall.',
};

test('what people wrote stays text in the HTML', () => {
  const { html } = layOutMail(content);
  expect(html).toContain('A night at &lt;b&gt;Maya’s&lt;/b&gt;');
  expect(html).toContain('Bring &quot;slippers&quot; &amp; snacks.');
  expect(html).toContain('href="https://games.example.org/rsvp?a=1&amp;b=&quot;2&quot;"');
  expect(html).not.toMatch(/<img|<script|url\(/);
});

test('the text says the same, address included', () => {
  expect(layOutMail(content).text).toBe(
    'A night at <b>Maya’s</b>\n\nBring "slippers" & snacks.\n\nAccept: https://games.example.org/rsvp?a=1&b="2"\n\n--\nSent by Rollcall.',
  );
});
