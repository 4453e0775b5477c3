/** What may follow a name after a comma without being its first part. */
const SUFFIX = /^(?:[js]r|i{1,3}|iv|v|ph\.? ?d|m\.? ?d|esq|m\.? ?sc|b\.? ?sc|m\.? ?a|b\.? ?a|mba|dds|cpa)\.?$/i;

/**
 * A name as people say it: 'Cara Müller' of 'Müller, Cara', as directories and Outlook write it; what stands in brackets
 * stays at the end ('Cara Müller (Sales)'). Any other name is as it was.
 */
export function naturalName(name: string): string {
  const [last = '', first = '', ...others] = name.split(',').map((part) => part.trim());
  if (last === '' || first === '' || others.length > 0 || SUFFIX.test(first)) return name;
  const bracket = first.indexOf('(');
  if (bracket <= 0) return `${first} ${last}`;
  return `${first.slice(0, bracket).trim()} ${last} ${first.slice(bracket)}`;
}
