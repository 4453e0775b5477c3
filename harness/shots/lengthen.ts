/**
 * In the page: every text and name becomes one of a language that is 40 % longer, with accents and in brackets, so that a
 * screen shows whether it has room for other languages. Numbers stay.
 */
export function lengthen(): void {
  const accents: Record<string, string> = {
    a: 'à',
    c: 'ç',
    e: 'é',
    i: 'ï',
    n: 'ñ',
    o: 'ö',
    u: 'ü',
    A: 'Å',
    E: 'É',
    O: 'Ö',
    U: 'Ü',
  };
  const longer = (text: string) => {
    const words = text.trim();
    if (!/\p{L}{2}/u.test(words) || words.startsWith('⟦')) return text;
    const extra = 'one two three four five six seven eight nine ten '
      .repeat(20)
      .slice(0, Math.max(0, words.length * 0.4 - 2));
    const accented = `${words} ${extra}`.trim().replaceAll(/[aceinou]/gi, (letter) => accents[letter] ?? letter);
    return text.replace(words, () => `⟦${accented}⟧`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent && !parent.closest('script, style, svg, textarea, option, .avatar'))
      node.nodeValue = longer(node.nodeValue ?? '');
  }
  for (const field of document.querySelectorAll('[placeholder]'))
    field.setAttribute('placeholder', longer(field.getAttribute('placeholder') ?? ''));
}
