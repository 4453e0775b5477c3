import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import type { Environment } from '#server/platform/config/environment.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { language } from '#server/platform/words/language.ts';
import { t } from '#server/platform/words/words.ts';

export type LegalDocument = 'terms' | 'privacy';

/**
 * The terms or privacy policy as HTML: the operator's file, as it is for every reader, else the built-in one in the
 * reader's language. HTML in the text is escaped, and links may only be web or mail addresses.
 */
export async function legalHtml(document: LegalDocument, environment: Environment): Promise<string> {
  const own = document === 'terms' ? environment.TERMS_FILE : environment.PRIVACY_FILE;
  const text = await readFile(own ?? join(projectRoot, 'data', 'legal', builtIn(document)), 'utf8');
  const named = own === undefined ? text.replaceAll('{operator}', () => operatorOf(environment)) : text;
  return micromark(named, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
}

const builtIn = (document: LegalDocument): string =>
  language() === 'en' ? `${document}.md` : `${document}.${language()}.md`;

const operatorOf = ({ OPERATOR, origin }: Environment): string =>
  OPERATOR ?? t('the people who run {host}', { host: new URL(origin).host });
