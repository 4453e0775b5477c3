import { expect, test } from 'vitest';
import { drawing, markup } from './markup.ts';

test('what was typed is escaped, in elements and in attributes', () => {
  const typed = `<b onclick='x'>"&</b>`;
  expect(markup`<p title="${typed}">${typed}</p>`.html).toBe(
    '<p title="&lt;b onclick=&#39;x&#39;&gt;&quot;&amp;&lt;/b&gt;">&lt;b onclick=&#39;x&#39;&gt;&quot;&amp;&lt;/b&gt;</p>',
  );
});

test('markup in markup and drawings stand as they are, also in lists', () => {
  const items = ['a', '<'].map((text) => markup`<li>${text}</li>`);
  expect(markup`<ul>${items}</ul>${drawing('<svg/>')}`.html).toBe('<ul><li>a</li><li>&lt;</li></ul><svg/>');
});

test('nothing leaves nothing, and zero is a number', () => {
  expect(markup`${null}${undefined}${false}${''}${0}`.html).toBe('0');
});
