/** The parts of a syntax tree's node that our rules read; only the program has no parent. */
export interface Node {
  type: string;
  parent?: Node;
  [field: string]: unknown;
}

export interface Context {
  report: (problem: { node: Node; message: string }) => void;
}

/** The last name of what is called, read or set: 'includes' of `text.includes`. */
export function nameOf(node: unknown): string {
  const { name, value, property } = node as { name?: unknown; value?: unknown; property?: unknown };
  if (property) return nameOf(property);
  return [name, value].find((text) => typeof text === 'string') ?? '';
}
