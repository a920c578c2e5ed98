interface Part {
  name: string;
  attributes: string;
  children: (Part | string)[];
}

/** Elements that need a browser, or are purely visual. */
const LEFT_OUT =
  /^(script|style|template|noscript|svg|img|picture|button|input|select|textarea|label|dialog|nav|output)$/;
const HIDDEN = /\s(hidden|aria-hidden="true"|data-scripted)(?=[\s=]|$)/;
const VOID = /^(img|br|hr|input|source|link|wbr)$/;
const HEADING = /^h([1-6])$/;
const BLOCK =
  /^(p|div|section|article|header|footer|aside|main|ul|ol|li|dl|dt|dd|h[1-6]|details|summary|figure|figcaption|blockquote|address|table|form|fieldset|hr)$/;

const LETTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/**
 * The text of a page as Markdown: headings, paragraphs, lists, tables and links.
 * @param html as our pages are rendered: every opened element is closed
 */
export function toMarkdown(html: string, baseUrl: string): string {
  const start = html.indexOf('<main');
  const main = start < 0 ? '' : html.slice(html.indexOf('>', start) + 1, html.lastIndexOf('</main>'));
  const root: Part = { name: 'main', attributes: '', children: [] };
  const open = [root];
  const pieces = main.matchAll(
    /<!--.*?-->|<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gs,
  );
  for (const [, closing, name, attributes = '', isWhole, text] of pieces) {
    const children = open.at(-1)?.children;
    if (text !== undefined) children?.push(decoded(text));
    else if (name === undefined) continue;
    else if (closing) open.pop();
    else {
      const part = { name, attributes, children: [] };
      children?.push(part);
      if (!isWhole && !VOID.test(name)) open.push(part);
    }
  }
  return `${blocksIn(root, baseUrl).join('\n\n')}\n`;
}

const isShown = ({ name, attributes }: Part) => !LEFT_OUT.test(name) && !HIDDEN.test(attributes);

/** An element on its own lines; a link never is, whatever it contains. */
const isBlock = (child: Part | string): child is Part =>
  typeof child !== 'string' &&
  (BLOCK.test(child.name) || (child.name !== 'a' && child.children.some((inner) => isBlock(inner))));

function blocksIn({ children }: Part, base: string): string[] {
  const blocks: string[] = [];
  let line: (Part | string)[] = [];
  const endLine = () => {
    const text = inline(line, base).trim();
    if (text !== '') blocks.push(text);
    line = [];
  };
  for (const child of children) {
    if (!isBlock(child)) line.push(child);
    else if (isShown(child)) {
      endLine();
      blocks.push(...blocksOf(child, base));
    }
  }
  endLine();
  return blocks;
}

function blocksOf(part: Part, base: string): string[] {
  const level = Number(HEADING.exec(part.name)?.[1] ?? 0);
  if (level > 0) return heading(level, part, base);
  switch (part.name) {
    case 'ul':
    case 'ol':
      return listOf(part, base);
    case 'dl':
      return termsOf(part, base);
    case 'table':
      return tableOf(part, base);
    case 'details': {
      const [summary] = find(part, 'summary');
      const rest = blocksIn({ ...part, children: part.children.filter((child) => child !== summary) }, base);
      return summary && rest.length > 0 ? [...heading(3, summary, base), ...rest] : [];
    }
    default:
      return blocksIn(part, base);
  }
}

function heading(level: number, part: Part, base: string): string[] {
  const text = inline([part], base).trim();
  return text === '' ? [] : [`${'#'.repeat(level)} ${text}`];
}

function listOf(list: Part, base: string): string[] {
  const items = list.children.flatMap((child) => {
    if (typeof child === 'string' || !isShown(child)) return [];
    const blocks = blocksIn(child, base);
    return blocks.length > 0 ? [blocks] : [];
  });
  const lines = items.map((blocks, index) => {
    const mark = list.name === 'ol' ? `${index + 1}. ` : '- ';
    // A heading in a list becomes its first words.
    const [first = '', ...more] = blocks.map((block) => block.replace(/^#+ (.*)$/, '**$1**'));
    return [mark + first, ...more.map((block) => block.replaceAll(/^/gm, ' '.repeat(mark.length)))].join(
      '\n',
    );
  });
  return lines.length > 0 ? [lines.join('\n')] : [];
}

function termsOf(list: Part, base: string): string[] {
  const lines: string[] = [];
  for (const part of find(list, 'dt', 'dd')) {
    const text = inline([part], base).trim();
    if (part.name === 'dt') lines.push(`- ${text}:`);
    else lines.push(`${lines.pop() ?? '-'} ${text}`);
  }
  return lines.length > 0 ? [lines.join('\n')] : [];
}

function tableOf(table: Part, base: string): string[] {
  const rows = find(table, 'tr').map((row) =>
    find(row, 'th', 'td').map((cell) => inline([cell], base).trim()),
  );
  const [head = [], ...body] = rows.map((cells) => `| ${cells.join(' | ')} |`);
  const line = `|${' --- |'.repeat(rows[0]?.length ?? 0)}`;
  return rows.length > 0 ? [[head, line, ...body].join('\n')] : [];
}

/** The outermost descendants with one of these names. */
function find(part: Part, ...names: string[]): Part[] {
  return part.children.flatMap((child) => {
    if (typeof child === 'string' || !isShown(child)) return [];
    return names.includes(child.name) ? [child] : find(child, ...names);
  });
}

function inline(parts: readonly (Part | string)[], base: string): string {
  let line = '';
  for (const [index, part] of parts.entries()) {
    const words = typeof part === 'string' ? plain(part) : isShown(part) ? marked(part, base) : '';
    // Adjacent elements are spaced on the page, but have no space between them here.
    const isApart = typeof part !== 'string' && typeof parts[index - 1] === 'object';
    line += isApart && /[^\s([]$/.test(line) && /^[^\s.,;:!?)]/.test(words) ? ` ${words}` : words;
  }
  return line.replaceAll(/\s+/g, ' ');
}

function marked({ name, attributes, children }: Part, base: string): string {
  if (name === 'br') return ' ';
  const words = inline(children, base);
  const text = words.trim();
  if (text === '') return words;
  if (name === 'a') {
    const href = decoded(/\shref="([^"]*)"/.exec(attributes)?.[1] ?? '');
    // A link within the page has no target here.
    return href === '' || href.startsWith('#')
      ? words
      : `[${text}](${new URL(href, base).href.replaceAll(')', '%29')})`;
  }
  return name === 'b' || name === 'strong' ? `**${text}**` : words;
}

const plain = (text: string) => text.replaceAll(/[\\`*_[\]<>|#]/g, String.raw`\$&`);

function decoded(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, code?: string, name = '') => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (code !== undefined) return String.fromCodePoint(Number(code));
      return LETTERS[name as string] ?? whole;
    },
  );
}
