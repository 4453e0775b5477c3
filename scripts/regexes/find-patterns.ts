import {
  type Argument,
  type CallExpression,
  type Expression,
  type NewExpression,
  parseSync,
  Visitor,
} from 'oxc-parser';

/** A regular expression in a source file. `flags` is null where the pattern is computed and nothing can be proven of it. */
export interface FoundPattern {
  file: string;
  line: number;
  pattern: string;
  flags: string | null;
}

/** String methods that make a regular expression of a text. */
const MAKE_PATTERNS = new Set(['match', 'matchAll', 'search']);

/** Every regular expression of a source: literals, `RegExp(...)`, and texts that are given to `match` and its like. */
export function findPatterns(file: string, source: string): FoundPattern[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found: FoundPattern[] = [];
  const add = ({ start }: { start: number }, pattern: string, flags: string | null) =>
    void found.push({ file, line: source.slice(0, start).split('\n').length, pattern, flags });
  const made = (call: CallExpression | NewExpression) => {
    const [pattern, flags] = call.arguments;
    const [text, marks] = [textOf(pattern), flags === undefined ? '' : textOf(flags)];
    if (text !== null && marks !== null) add(call, text, marks);
    // The inner literal is found separately.
    else if (!isPattern(pattern)) add(call, source.slice(call.start, call.end), null);
  };
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) add(node, node.regex.pattern, node.regex.flags);
    },
    NewExpression: (node) => {
      if (isNamed(node.callee, 'RegExp')) made(node);
    },
    CallExpression: (node) => {
      if (isNamed(node.callee, 'RegExp')) made(node);
      else if (node.callee.type === 'MemberExpression' && node.callee.property.type === 'Identifier') {
        const text = textOf(node.arguments[0]);
        if (MAKE_PATTERNS.has(node.callee.property.name) && text !== null) add(node, text, '');
      }
    },
  }).visit(program);
  return found;
}

const isNamed = (node: Expression, name: string): boolean => node.type === 'Identifier' && node.name === name;

const isPattern = (node: Argument | undefined): boolean => node?.type === 'Literal' && 'regex' in node;

/** The text of a string literal or of a template without values; null for anything else. */
function textOf(node: Argument | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return null;
  return node.quasis[0]?.value.cooked ?? null;
}
