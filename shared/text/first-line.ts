/** The first sentence or line of a text; a longer one is cut after a word. @param most characters, at least 2 */
export function firstLine(text: string, most: number): string {
  const line = (text.trim().split('\n', 1)[0] ?? '').trimEnd();
  const end = line.search(/[.!?]\s/u);
  const sentence = end === -1 ? line : line.slice(0, end + 1);
  if (sentence.length <= most) return sentence;
  const cut = sentence.slice(0, most - 1).toWellFormed();
  const space = cut.lastIndexOf(' ');
  const words = cut.slice(0, space > most / 2 ? space : undefined).trimEnd();
  return `${words.replace(/[,;:.-]$/u, '')}…`;
}
