import { type Context, nameOf, type Node } from './node.ts';

/**
 * `shown` to people, where every letter is a word; in `code`, where none is; or `open`, if only the look of the text can tell.
 */
type Place = 'shown' | 'code' | 'open';

const LETTER = /\p{L}/u;
/** A word with a capital, two words, or a word after a number: strings that are code seldom have any of these. */
const READS_LIKE_WORDS =
  /^\P{L}*\p{Lu}\p{Ll}+\P{L}*$|^\P{L}*\p{Lu}\p{Ll}*[,.:;!?…]? |[\p{L}\d%+)][,.:;!?…]? \p{L}{2}/u;

/** Characters of patterns and code, which no sentence contains. */
const CODE_SIGNS = /[=|^{}\\]/;

/** Attributes that people see or hear, on any element, and fields that become one. */
const VISIBLE =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|description|hint|label|message|note|placeholder|text|title|words)$/;

/** Methods that look for a text in another one, or tell programs what a field holds. */
const FOR_CODE = /^(?:describe|endsWith|includes|indexOf|split|startsWith)$/;

/** Functions whose texts no buyer reads, and texts that are not words; each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  Error: 'goes to the log: what a page says of a failure stands in its words',
  TypeError: 'as Error',
  RangeError: 'as Error',
  InvalidActivation: 'as Error',
  logFailure: 'names what failed for the log of the browser',
  useCall: 'names a call for the same log',
  error: 'a line of the server’s log',
  warn: 'as error',
  info: 'as error',
  'cache-control': 'a header of HTTP',
  'private, no-store': 'a header of HTTP',
  'GET, HEAD': 'a header of HTTP',
  '; Secure': 'an attribute of a cookie',
  'Bearer 0': 'a header of HTTP',
  fontFamily: 'names of fonts',
  '@type': 'a word of schema.org',
  '"token":"in the cookie"': 'read by the script of Google’s window',
  'start payment': 'the name of a limit',
  'complete payment': 'as start payment',
  'buy again 0 0': 'the id of an attempt',
  'not due': 'an outcome for the log',
  Chromebook: 'a kind of device, in every language',
  paypal: 'which of its names PayPal’s button bears',
  'what is new?': 'asked between tabs',
  Simport: 'the brand, where the shop’s own settings cannot be read',
  reason: 'why a mail did not leave: for the log and the operator',
  VISA: 'drawn as the mark of the company, in every language',
  AMEX: 'as VISA',
  Lite: 'a tier of unlimited data, as the wholesaler and the API name it',
  Essential: 'as Lite',
  Plus: 'as Lite',
  Pay: 'as VISA',
  Pal: 'as VISA',
};
const isException = (name: string) => Object.hasOwn(EXCEPTIONS, name);

/** Functions in whose arguments nothing is a word for buyers, but for functions among them; each with its reason. */
const FOR_OTHERS: Readonly<Record<string, string>> = {
  createRoute: 'the documentation of the API, whose fields have English names, too',
  openapi: 'as createRoute',
  recordAudit: 'the audit, which operators read',
  logSecurity: 'a line of the log',
  inSpan: 'the name of a span in a trace',
  write: 'what is still to be written, for the log',
  limitCalls: 'the name of a limit',
  sql: 'a query',
};

const readsLikeWords = (text: string) => READS_LIKE_WORDS.test(text) && !CODE_SIGNS.test(text);

/** The text between the tags and rules of HTML and CSS in a string. */
function writtenIn(text: string): string {
  if (/^[a-z-]+:\S/.test(text)) return '';
  return text
    .replaceAll(/<mj-style>[^]*?<\/mj-style>/g, ' ')
    .replaceAll(/<[^<>]*>|&\w+;/g, ' ')
    .trim();
}

/**
 * Words for people belong into modules of words, so that a translation touches only those. The rule finds JSX texts, visible
 * attributes, and strings and templates that read like words.
 */
export const noLiteralWords = {
  create({ report }: Context) {
    const check = (node: Node, text: string) => {
      const words = writtenIn(text);
      if (!LETTER.test(words) || isException(words) || isForOthers(node)) return;
      const place = placeOf(node);
      if (place === 'code' || (place === 'open' && !readsLikeWords(words))) return;
      report({ node, message: `Words for people belong in words.ts beside their page: "${words}"` });
    };
    return {
      JSXText: (node: Node) => check(node, String(node['value'])),
      Literal: (node: Node) => {
        if (typeof node['value'] === 'string') check(node, node['value']);
      },
      TemplateLiteral: (node: Node) => {
        const pieces = node['quasis'] as { value: { cooked: string } }[];
        check(node, pieces.map(({ value }) => value.cooked).join('0'));
      },
    };
  },
};

function isForOthers(node: Node): boolean {
  for (let around = node.parent; around && !/Function/.test(around.type); around = around.parent) {
    const called = around.type === 'CallExpression' ? around['callee'] : around['tag'];
    if (called && Object.hasOwn(FOR_OTHERS, nameOf(called))) return true;
  }
  return false;
}

/** Walks outwards while the value is passed on unchanged. */
function placeOf(node: Node): Place {
  let at = node;
  for (let around = at.parent; around; at = around, around = at.parent) {
    const place = placeIn(around, at);
    if (place) return place;
  }
  return 'open';
}

/** Undefined if `around` only passes the value on, so that its own surroundings have to tell. */
function placeIn(around: Node, at: Node): Place | undefined {
  switch (around.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return 'shown';
    case 'JSXAttribute':
      return placeOfAttribute(around);
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'TSLiteralType':
    case 'ThrowStatement':
      return 'code';
    case 'BinaryExpression':
      return around['operator'] === '+' ? undefined : 'code';
    case 'SwitchCase':
      return around['test'] === at ? 'code' : 'open';
    case 'MemberExpression':
      return 'code';
    case 'Property':
      return around['key'] === at || isNoted(around) ? 'code' : placeOfField(nameOf(around['key']));
    case 'CallExpression':
    case 'NewExpression':
      return FOR_CODE.test(nameOf(around['callee'])) || isException(nameOf(around['callee']))
        ? 'code'
        : 'open';
    case 'AssignmentExpression':
      // The name of an error, for the log.
      return nameOf(around['left']) === 'name' ? 'code' : 'open';
    case 'ConditionalExpression':
      return around['test'] === at ? 'code' : undefined;
    case 'JSXExpressionContainer':
    case 'LogicalExpression':
    case 'TemplateLiteral':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return undefined;
    default:
      return 'open';
  }
}

/** By the name of a field, the one beside which it is no word for buyers: the name of a limit, an answer of the API. */
const BESIDE: Readonly<Record<string, string>> = { name: 'seconds', description: 'content' };

function isNoted({ key, parent }: Node): boolean {
  const fields = (parent?.['properties'] ?? []) as { key?: unknown }[];
  const beside = Object.hasOwn(BESIDE, nameOf(key)) ? BESIDE[nameOf(key)] : undefined;
  return fields.some((field) => field.key !== undefined && nameOf(field.key) === beside);
}

function placeOfField(name: string): Place {
  if (isException(name)) return 'code';
  return VISIBLE.test(name) ? 'shown' : 'open';
}

/** A plain element shows only some attributes; a component of ours may show any. */
function placeOfAttribute(attribute: Node): Place {
  const name = nameOf(attribute['name']);
  if (VISIBLE.test(name)) return 'shown';
  // In an entry of the page's head: words for people, or for a browser.
  if (name === 'content') return 'open';
  return /^[a-z]/.test(nameOf(attribute.parent?.['name'])) ? 'code' : 'open';
}
