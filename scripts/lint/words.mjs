import { readdirSync, readFileSync } from 'node:fs';

/** Messages that are translated where they are written (`known`). */
const MESSAGES = new Set(
  ['server', 'shared'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('words/de.json'))
      .flatMap((file) => Object.keys(JSON.parse(readFileSync(`${root}/${file}`, 'utf8')))),
  ),
);
/** Names that are the same in every language, and addresses. */
const NAMES =
  /BoardGameGeek|BG Stats|Rollcall|Premium(?: Plus| Events)?|Magic Picker|Google|Outlook|Discord|Matrix|Samsung Internet|Mac OS Roman|(?:Besley|Figtree) [\w-]+|Rockwell|Georgia|(?:ui-)?(?:sans-)?serif|system-ui|Home Assistant|https?:\S*|Ana Sá|Cai|[\w.+-]+@[\w.-]+/gu;
/** Attributes that people read or hear. */
const READ =
  /^(?:alt|title|placeholder|label|legend|hint|heading|description|caption|summary|aria-(?:label|description|roledescription|valuetext|placeholder))$/;
/** They translate their first argument, or write for programmers and operators. */
const CALLS = /^(?:t|rich|known\w*|debug|log|info|warn|error|fatal|prefault)$/;
/** What stands between a value and the place where it is used. */
const PASSED = new Set([
  'ConditionalExpression',
  'LogicalExpression',
  'TemplateLiteral',
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
]);
/** Below these no literal is a text. */
const CODE = /^(?:TS(?!As|Satisfies|NonNull)|Import|Export(?:All|Named)?Declaration$|SwitchCase$)/;

/** Attributes between the tags of a page. */
const ATTRIBUTES = /^(?:\s*(?:[\w-]+="[^"]*"|checked|hidden|open|required|selected|data-[\w-]+|autofocus|…))+\s*$/u;

const hasWord = (text) => /\p{L}\p{Ll}/u.test(text.replaceAll(NAMES, '').replaceAll(/&\w+;/g, ''));
/** At least two words, the first with a capital; or some after a value. */
const isSentence = (text) =>
  /^\W*\p{Lu}[\p{L}’']* \p{L}|….*\p{Ll}{2} \p{Ll}+ \p{Ll}+[ .]/u.test(text) && hasWord(text) && !MESSAGES.has(text);

/** @returns 'read' where people read whatever stands there, 'code' where nobody does, else 'value' */
function placeOf(node) {
  let passed = true;
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at;
    const { type } = parent;
    if (CODE.test(type)) return type.startsWith('Export') && parent.declaration ? 'value' : 'code';
    if (type === 'JSXAttribute') return READ.test(nameOf(parent.name)) ? (passed ? 'read' : 'value') : 'code';
    if (type === 'JSXExpressionContainer') {
      if (parent.parent.type !== 'JSXAttribute') return passed ? 'read' : 'value';
      continue;
    }
    if (type === 'TaggedTemplateExpression') return parent.tag.name === 'markup' ? 'value' : 'code';
    // What an operation does is read by programmers.
    if (type === 'Property' && (parent.key === at || nameOf(parent.key) === 'summary')) return 'code';
    if (type === 'BinaryExpression' && parent.operator !== '+') return 'code';
    if (type === 'MemberExpression' && parent.property === at) return 'code';
    if (type === 'NewExpression' && nameOf(parent.callee).endsWith('Error')) return 'code';
    if (type === 'CallExpression' && parent.callee !== at && CALLS.test(nameOf(parent.callee)))
      return parent.arguments[0] === at ? 'code' : 'value';
    if (!PASSED.has(type) && !(type === 'BinaryExpression')) passed = false;
  }
  return 'value';
}

const nameOf = (node) =>
  node.type === 'JSXNamespacedName'
    ? `${node.namespace.name}:${node.name.name}`
    : (node.name ?? node.property?.name ?? '');

/** Texts of a page that the server writes: what stands between its tags, and in attributes that people read. */
function textsIn(html) {
  const attributes = [...html.matchAll(/\s([\w-]+)="([^"]*)"/g)]
    .filter(([, name]) => READ.test(name))
    .map(([, , text]) => text);
  if (ATTRIBUTES.test(html)) return [];
  return [...html.replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, '').split(/<[^>]*>/), ...attributes];
}

/** A message outside the catalogues, which only those understand who read English. */
export default {
  meta: { name: 'words' },
  rules: {
    'no-literals': {
      create(context) {
        const report = (node, text) =>
          context.report({
            node,
            message: `Only who reads English understands '${text.trim().slice(0, 60)}': write it by t or rich.`,
          });
        const check = (node, text) => {
          const place = placeOf(node);
          if (place === 'read' ? hasWord(text) : place === 'value' && isSentence(text)) report(node, text);
        };
        return {
          JSXText: (node) => hasWord(node.value) && report(node, node.value),
          Literal: (node) => typeof node.value === 'string' && check(node, node.value),
          TemplateLiteral: (node) => {
            const html = node.quasis.map(({ value }) => value.cooked).join('\u2026');
            if (node.parent.type === 'TaggedTemplateExpression' && node.parent.tag.name === 'markup') {
              for (const text of textsIn(html)) if (hasWord(text)) report(node, text);
            } else check(node, html);
          },
        };
      },
    },
  },
};
