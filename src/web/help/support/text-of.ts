import { isValidElement, type ReactNode } from 'react';

/** The words of an answer that has links in it, for a search; what a part of it says by itself is left out. */
export function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map((child: ReactNode) => textOf(child)).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}
