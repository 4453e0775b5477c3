import { expect, test } from 'vitest';
import { trustedSvg, markup } from './markup.ts';

test('text is escaped in elements and attributes', () => {
  const typed = `<b onclick='x'>"&</b>`;
  expect(markup`<p title="${typed}">${typed}</p>`.html).toBe(
    '<p title="&lt;b onclick=&#39;x&#39;&gt;&quot;&amp;&lt;/b&gt;">&lt;b onclick=&#39;x&#39;&gt;&quot;&amp;&lt;/b&gt;</p>',
  );
});

test('nested markup, lists of markup and SVG are inserted without escaping', () => {
  const items = ['a', '<'].map((text) => markup`<li>${text}</li>`);
  expect(markup`<ul>${items}</ul>${trustedSvg('<svg/>')}`.html).toBe('<ul><li>a</li><li>&lt;</li></ul><svg/>');
});

test('null, undefined, false and an empty string render nothing; zero renders 0', () => {
  expect(markup`${null}${undefined}${false}${''}${0}`.html).toBe('0');
});
