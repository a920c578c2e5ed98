import { type Context, nameOf, type Node } from './node.ts';

/** Which argument of a call names a language; undefined if none does. */
function languageOf({ callee, arguments: given }: Node): unknown {
  const { type, object } = callee as Node;
  if (type !== 'MemberExpression') return undefined;
  const [first, second] = given as Node[];
  const name = nameOf(callee);
  if (nameOf(object) === 'Intl') return first;
  if (name === 'localeCompare') return second;
  return name.startsWith('toLocale') ? first : undefined;
}

/** Whether a language is written out in an expression, or in one of those that it chooses from; or it is the browser's. */
function isFixed(node: unknown): boolean {
  if (!node) return false;
  const { type, value, elements, consequent, alternate, left, right } = node as Node;
  switch (type) {
    case 'Literal':
      return typeof value === 'string';
    case 'Identifier':
      return nameOf(node) === 'undefined';
    case 'ArrayExpression':
      return (elements as unknown[]).some(isFixed);
    case 'ConditionalExpression':
      return isFixed(consequent) || isFixed(alternate);
    case 'LogicalExpression':
      return isFixed(left) || isFixed(right);
    default:
      return false;
  }
}

/** `word.charAt(0).toUpperCase()`: a sentence has its capital where it is written. */
function isCapital({ callee }: Node): boolean {
  const { type, callee: inner, arguments: given } = ((callee as Node)['object'] ?? {}) as Node;
  if (nameOf(callee) !== 'toUpperCase' || type !== 'CallExpression') return false;
  return nameOf(inner) === 'charAt' && (given as Node[])[0]?.['value'] === 0;
}

/**
 * Pages and mails exist once in each language, and only modules of words differ. The rule finds languages that are written out
 * for `Intl` or left to the browser, and capitals that only some languages have.
 */
export const noFixedLanguage = {
  create({ report }: Context) {
    const check = (node: Node) => {
      if (isFixed(languageOf(node)))
        report({
          node,
          message: 'A language belongs in domain/language-words.ts: take LOCALE or DATE_LOCALE',
        });
      if (isCapital(node))
        report({ node, message: 'A word with a capital belongs in words.ts beside its page' });
    };
    return { CallExpression: check, NewExpression: check };
  },
};
