import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { parseAst } from 'rolldown/parseAst';

/** The parts of a syntax tree's node that are read here. */
interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/**
 * The messages of a module of words, by their places in it ('popularWords.lost.title'), each as a short hash of its code. A
 * function is one message, and so is a list.
 */
export function messagesIn(file: string): Map<string, string> {
  const code = readFileSync(file, 'utf8');
  const messages = new Map<string, string>();
  const add = (place: string, node: Node) => {
    const value = bare(node);
    if (value.type === 'ObjectExpression') {
      for (const property of value['properties'] as Node[])
        if (property.type === 'Property')
          add(`${place}.${nameOf(property['key'] as Node)}`, property['value'] as Node);
        else add(`${place}....`, property['argument'] as Node);
      return;
    }
    const text = code.slice(value.start, value.end).replaceAll(/\s+/g, ' ');
    messages.set(place, createHash('sha256').update(text).digest('hex').slice(0, 8));
  };
  const { body } = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as { body: Node[] };
  for (const statement of body) {
    // What is not exported is a part of what is.
    const declared = (statement['declaration'] ?? statement) as Node;
    if (declared.type === 'FunctionDeclaration') add(nameOf(declared['id'] as Node), declared);
    if (declared.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared['declarations'] as { id: Node; init: Node | null }[])
      if (init) add(nameOf(id), init);
  }
  return messages;
}

/** An expression without its types. */
function bare(node: Node): Node {
  return /^TS(?:Satisfies|As|NonNull)Expression$|^ParenthesizedExpression$/.test(node.type)
    ? bare(node['expression'] as Node)
    : node;
}

function nameOf(node: Node): string {
  return String(node['name'] ?? node['value']);
}
