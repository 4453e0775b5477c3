/** Suffixes that can follow a comma without being a first name. */
const SUFFIX = /^(?:[js]r|i{1,3}|iv|v|ph\.? ?d|m\.? ?d|esq|m\.? ?sc|b\.? ?sc|m\.? ?a|b\.? ?a|mba|dds|cpa)\.?$/i;

/**
 * The natural order of a name: 'Müller, Cara' (as directories and Outlook write it) becomes 'Cara Müller'; brackets
 * stay at the end ('Cara Müller (Sales)'). Other names are unchanged.
 */
export function naturalName(name: string): string {
  const [last = '', first = '', ...others] = name.split(',').map((part) => part.trim());
  if (last === '' || first === '' || others.length > 0 || SUFFIX.test(first)) return name;
  const bracket = first.indexOf('(');
  if (bracket <= 0) return `${first} ${last}`;
  return `${first.slice(0, bracket).trim()} ${last} ${first.slice(bracket)}`;
}
