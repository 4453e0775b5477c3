import * as cheerio from 'cheerio';
import { expect, test } from 'vitest';
import { mailSamples } from '#server/guests/mails/mail-samples.ts';

const samples = await mailSamples();

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

test.each(samples)('the text version of $name contains all words and links of its HTML', ({ mail }) => {
  const $ = cheerio.load(mail.html);
  const text = plain(mail.text);
  const tile = $('.cd.pad').last();
  expect(tile.find('p').length).toBeGreaterThan(0);
  for (const element of tile.find('h1, h2, p, a, td').toArray()) {
    if ($(element).find('td, h1, h2, p, a').length > 0) continue;
    const words = $(element).find('br').replaceWith('\n').end().text().split('\n');
    for (const line of words
      .map((word) => plain(word.replaceAll(/[\u2713\u25CB\u25D0\u2715\u25A0]\s*/gu, '')))
      .filter(Boolean))
      expect(text).toContain(line);
  }
  for (const link of $('a').toArray()) expect(text).toContain($(link).attr('href'));
});

test.each(samples)('$name uses only tables and inline styles', ({ mail }) => {
  const $ = cheerio.load(mail.html);
  expect($('script, link, form, svg, div:not([style*="display:none"])').length).toBe(0);
  expect(mail.html).not.toMatch(/display:\s*(?:flex|grid)|var\(--|position:/);
  expect($('h1').length).toBe(1);
  const unstyled = $('h1, h2, p').filter((_at, element) => ($(element).attr('style') ?? '') === '');
  expect(unstyled.toArray().map((element) => $(element).text())).toEqual([]);
});

/** Mails to an account, to hosts about their own nights, and about loans, which have a link of their own or none. */
const NOT_FOR_A_HOST = /^(host-(?!invitation)|loan-|sign-in-code|verify-account|account-exists|no-account|passkey-)/;

test.each(samples.filter(({ name }) => !NOT_FOR_A_HOST.test(name)))(
  '$name is stopped by a link of its own, in its footer and by one click',
  ({ mail }) => {
    expect(mail.unsubscribeUrl).toMatch(/^https:\/\/games\.example\.org\/stop-mails\/1-[\w-]{43}$/);
    expect(mail.text).toMatch(new RegExp(`\nStop mails from .+: ${mail.unsubscribeUrl}$`));
  },
);

test('no subject has a line break', () => {
  for (const { mail } of samples) expect(mail.subject).not.toMatch(/[\r\n]/);
});
