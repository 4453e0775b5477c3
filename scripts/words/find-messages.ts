import { parseSync } from 'vite';

/** A message where code writes it: positions count UTF-16 units from the start of the source. */
export interface WrittenMessage {
  message: string;
  start: number;
  end: number;
  hasValues: boolean;
  /** The folder of its catalogues, from the project's root. */
  folder: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface Specifier {
  imported: { name: string };
  local: { name: string };
}

const WRITERS = new Set(['t', 'rich']);
/** Modules of this name export them. */
const WORDS = /^#(client|shared)\/([\w/-]*words)\/words\.ts$/;
const ROOTS: Readonly<Record<string, string>> = { client: 'client/src', shared: 'shared' };

/**
 * Messages that a source writes by `t` or `rich`, in their order.
 * @param file its name, which says the syntax
 * @throws Error for a message that is no literal, which no catalogue could have
 */
export function findMessages(file: string, source: string): WrittenMessage[] {
  const found: WrittenMessage[] = [];
  const folders = new Map<unknown, string>();
  visit(parseSync(file, source).program as unknown as Node, (node) => {
    if (node.type === 'ImportDeclaration') {
      const [, root = '', path = ''] = WORDS.exec(String((node['source'] as Node)['value'])) ?? [];
      if (path !== '')
        for (const { imported, local } of node['specifiers'] as Specifier[])
          if (WRITERS.has(imported.name)) folders.set(local.name, `${ROOTS[root]}/${path}`);
    }
    const folder = node.type === 'CallExpression' ? folders.get((node['callee'] as Node)['name']) : undefined;
    if (folder === undefined) return;
    const [message, values] = node['arguments'] as Node[];
    if (message?.type !== 'Literal' || typeof message['value'] !== 'string')
      throw new Error(`${file}: a message is a literal: ${source.slice(node.start, node.end)}`);
    const { start, end, value } = message;
    found.push({ message: value, start, end, hasValues: values !== undefined, folder });
  });
  return found;
}

function visit(node: Node, look: (node: Node) => void): void {
  look(node);
  for (const child of Object.values(node).flat())
    if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, look);
}
