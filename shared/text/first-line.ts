/** The first sentence or line of a text; a longer one is cut after a word. @param most characters, at least 2 */
export function firstLine(text: string, most: number): string {
  const [line = ''] = text.trim().split(/\s*\n/, 1);
  const [sentence = line] = /^.*?[.!?](?=\s)/u.exec(line) ?? [];
  if (sentence.length <= most) return sentence;
  const cut = sentence.slice(0, most - 1).toWellFormed();
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > most / 2 ? end : undefined).replace(/[\s,;:.-]+$/u, '')}…`;
}
