/** A word ('mp3' is one), a number, or any other single character. */
export interface Token {
  text: string;
  /** NaN for a number that can be no count: '10.000'. */
  number: number | null;
}

const TOKEN = /\d+(?:[.,]\d+)*|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]|\p{L}{2,}\d+|\p{L}+|[^\s\p{L}\d]/gu;
const DECIMAL = /^\d{1,6}(?:[.,]\d{1,2})?$/;
const ABBREVIATIONS = new Set(
  'ca,min,mins,max,mind,maks,std,stdn,hrs,hr,env,aprox,approx,ok,godz,jr,mn,ungef,yrs,no,nr,nb,anz,j,máx,mín,pers,jug'.split(
    ',',
  ),
);

/** The tokens of a text: widths and composed letters unified, in lower case, 'joueur(s)' as 'joueur'. Japanese, which has no spaces, by the character. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const plain = text
    .replace(/(?<![\d/.,])1\/2(?![\d/.,])/g, '½')
    .replace(/(\d)\s?½/g, '$1.5')
    .replace(/½/g, '0.5')
    .replace(/[¼¾]/g, ' / ')
    .replace(/(\p{L})\((?:s|es|e|n|en|in|innen)\)/gu, '$1')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ′´`]/g, "'");
  for (const [found] of plain.matchAll(TOKEN)) {
    if (found === '.' && ABBREVIATIONS.has(tokens.at(-1)?.text ?? '')) continue;
    tokens.push({ text: found, number: numberOf(found) });
  }
  return tokens;
}

function numberOf(text: string): number | null {
  if (!/^\d/.test(text)) return null;
  return DECIMAL.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

/** Phrases by their first word, longest first. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

const wordsOf = (phrase: string): string[] => tokensOf(phrase).map(({ text }) => text);

/** Parses a list of phrases, 'up to|max'. */
export function phrasesOf(list: string): Phrases {
  const phrases = new Map<string, string[][]>();
  for (const phrase of list.split('|')) {
    const words = wordsOf(phrase);
    const [first] = words;
    if (first !== undefined) phrases.set(first, [...(phrases.get(first) ?? []), words]);
  }
  for (const same of phrases.values()) same.sort((a, b) => b.length - a.length);
  return phrases;
}

/** The place after the longest of the phrases that stands at a place; the place itself if none does. */
export function afterPhrase(tokens: readonly Token[], at: number, phrases: Phrases): number {
  const found = phrases
    .get(tokens[at]?.text ?? '')
    ?.find((words) => words.every((word, place) => tokens[at + place]?.text === word));
  return at + (found?.length ?? 0);
}

/** Whether one of the phrases ends right before a place. */
export const isAfterPhrase = (tokens: readonly Token[], at: number, phrases: Phrases): boolean =>
  [1, 2, 3].some((length) => length <= at && afterPhrase(tokens, at - length, phrases) === at);
