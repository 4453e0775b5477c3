import { expect, test } from 'vitest';
import { withoutNews } from './without-news.ts';

const PAGE = 'https://rollcall.example.org/rsvp/abc';

test.each([
  [`${PAGE}?saved`, PAGE],
  [`${PAGE}?voted&own=proof#votes`, `${PAGE}?own=proof#votes`],
  [`${PAGE}?mails#stop`, `${PAGE}#stop`],
  ['https://rollcall.example.org/join/abc?sent', 'https://rollcall.example.org/join/abc'],
])('%s is shown once, then as %s', (address, after) => {
  expect(withoutNews(address)).toBe(after);
});

test.each([PAGE, `${PAGE}?joined`, `${PAGE}?a=accepted`, `${PAGE}?change`])('%s stays', (address) => {
  expect(withoutNews(address)).toBe(address);
});
