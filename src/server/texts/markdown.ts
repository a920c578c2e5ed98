import MarkdownIt, { type Token } from 'markdown-it';

import { languageOf, type Language, pageAddress, SOURCE } from '../../domain/languages.ts';
import { IN_BRACES } from '../../domain/operators/texts/texts.ts';
import type { TextFault } from '../../domain/operators/texts/words.ts';
import { PAGES } from '../../domain/pages.ts';

/** A part of a page under a heading of the first or second level; `title` is empty for what comes before the first one. */
export interface TextSection {
  /** Part of its address. */
  id: string;
  title: string;
  html: string;
}

export interface Filling {
  /** Of the page: links to pages of the shop stay in it. */
  language: Language;
  /** What placeholders stand for. */
  values: Readonly<Record<string, string>>;
  /** Headings of the third level are questions, whose answers unfold. */
  hasQuestions?: boolean | undefined;
}

/** The only schemes of links; a path or a part of the page has none. */
const SAFE_LINK = /^(?:https?:\/\/[^/\\]|mailto:[^/\\]|\/(?![/\\])|#)/i;

/** As it is written: its origin may be a placeholder. */
function isSafe(href: string): boolean {
  return SAFE_LINK.test(inBraces(href).replace(/^\{site\}/, 'https://site'));
}

/** HTML is text, and links that are not safe are, too. */
const shown = new MarkdownIt({ html: false, linkify: false, typographer: false });
shown.validateLink = isSafe;
shown.disable('image');
// It may be wider than its column.
shown.renderer.rules['table_open'] = () => '<div data-wide="" tabindex="0"><table>\n';
shown.renderer.rules['table_close'] = () => '</table></div>\n';

/** Reads everything, to say what is wrong with it. */
const examined = new MarkdownIt({ html: true, linkify: false, typographer: false });
examined.validateLink = () => true;

/** What an operator must change in a text: HTML, links that are not safe, pictures, unknown placeholders. At most ten. */
export function faultsOf(text: string, placeholders: readonly string[]): TextFault[] {
  const faults: TextFault[] = [];
  for (const { token, line } of all(examined.parse(text, {}))) {
    const { type, content } = token;
    if (type === 'html_block' || type === 'html_inline')
      faults.push({ line, what: 'html', written: (content.trim().split('\n')[0] ?? '').trim() });
    if (type === 'image') faults.push({ line, what: 'picture', written: attribute(token, 'src') });
    const href = type === 'link_open' ? attribute(token, 'href') : null;
    if (href !== null && !isSafe(href)) faults.push({ line, what: 'link', written: decoded(href) });
  }
  faults.push(...unknownPlaceholders(text, placeholders));
  return faults.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)).slice(0, 10);
}

/** The names in braces that a text does not know. */
export function unknownPlaceholders(text: string, placeholders: readonly string[]): TextFault[] {
  const known = new Set(placeholders);
  return text
    .split('\n')
    .flatMap((line, at) =>
      [...line.matchAll(IN_BRACES)]
        .filter(([, escaped, name = '']) => escaped === '' && !known.has(name))
        .map(([, , name = '']) => ({ line: at + 1, what: 'placeholder' as const, written: name })),
    );
}

/** Every token with the line of its block, from 1. */
function* all(
  tokens: readonly Token[],
  line: number | null = null,
): Generator<{ token: Token; line: number | null }> {
  for (const token of tokens) {
    const own = token.map ? token.map[0] + 1 : line;
    yield { token, line: own };
    if (token.children) {
      let below = own;
      for (const child of token.children) {
        yield { token: child, line: below };
        if (below !== null && (child.type === 'softbreak' || child.type === 'hardbreak')) below += 1;
      }
    }
  }
}

/** An escaped brace, until the placeholders are filled. */
const BRACE = '\uE07B';

/** A text with its placeholders filled, in sections. */
export function sectionsOf(text: string, filling: Filling): TextSection[] {
  const env: Record<string, unknown> = {};
  const tokens = shown.parse(text.replaceAll('\\{', BRACE), env);
  const ids = new Set<string>();
  const sections: { id: string; title: string; tokens: Token[] }[] = [{ id: 'start', title: '', tokens: [] }];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const words = tokens[at + 1];
    const isHeading = token.level === 0 && token.type === 'heading_open' && /^h[12]$/.test(token.tag);
    if (isHeading) {
      // Of the words as they are written: an address must not change with the shop's name.
      const id = idOf(plainText(words), sections.length, ids);
      if (words) fillAll(words, filling);
      sections.push({ id, title: plainText(words), tokens: [] });
      // The heading, its words, and its end.
      at += 2;
    } else {
      fillAll(token, filling);
      sections.at(-1)?.tokens.push(token);
    }
  }
  const whole = (written: string) => written.replaceAll(BRACE, '{');
  return sections
    .filter((section) => section.title !== '' || section.tokens.length > 0)
    .map(({ id, title, tokens: own }) => ({
      id,
      title: whole(title),
      html: whole(htmlOf(own, env, filling)),
    }));
}

function fillAll(token: Token, filling: Filling): void {
  fill(token, filling);
  for (const child of token.children ?? []) fill(child, filling);
}

function htmlOf(tokens: Token[], env: Record<string, unknown>, { hasQuestions = false }: Filling): string {
  if (!hasQuestions) return shown.renderer.render(tokens, shown.options, env);
  let html = '';
  let rest: Token[] = [];
  let isOpen = false;
  const flush = () => {
    html += shown.renderer.render(rest, shown.options, env);
    rest = [];
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (token.level === 0 && token.type === 'heading_open' && token.tag === 'h3') {
      flush();
      const words = tokens[at + 1];
      html += `${isOpen ? '</details>' : ''}<details><summary>${words ? shown.renderer.render([words], shown.options, env) : ''}</summary>`;
      isOpen = true;
      at += 2;
    } else rest.push(token);
  }
  flush();
  return html + (isOpen ? '</details>' : '');
}

const attribute = (token: Token, name: string) => String(token.attrGet(name) ?? '');

/** An address in Markdown has its braces encoded. */
const inBraces = (href: string) => href.replace(/%7B(\w+)%7D/gi, (_, name: string) => `{${name}}`);

function decoded(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

function fill(token: Token, { values, language }: Filling): void {
  if (['text', 'code_inline', 'code_block', 'fence'].includes(token.type))
    token.content = filled(token.content, values);
  if (token.type !== 'link_open') return;
  const whole = filled(inBraces(attribute(token, 'href')), values);
  const isElsewhere = /^https?:/i.test(whole);
  if (!SAFE_LINK.test(whole)) return token.attrSet('href', '#');
  token.attrSet('href', isElsewhere ? whole : inLanguage(whole, language));
  if (isElsewhere) token.attrSet('rel', 'noopener');
}

const filled = (text: string, values: Filling['values']) =>
  text.replace(IN_BRACES, (whole, _, name: string) => values[name] ?? whole);

const PATHS: ReadonlySet<string> = new Set(PAGES.map(({ path }) => path));
const PLACE = /^\/(?:country|regional)\/[\w-]+(?:\/guide)?$/;

/** A page of the shop, in the language of the text that names it. */
function inLanguage(address: string, language: Language): string {
  const [path = ''] = address.split(/[?#]/);
  const isPage = languageOf(path).language === SOURCE && (PATHS.has(path) || PLACE.test(path));
  return isPage ? pageAddress(language, address) : address;
}

const plainText = (token: Token | undefined): string =>
  (token?.children ?? []).map(({ content, type }) => (type === 'softbreak' ? ' ' : content)).join('');

/** Of a title in Latin letters, its words; otherwise its place in the text. */
function idOf(title: string, at: number, taken: Set<string>): string {
  const words = title
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  const first = /^[a-z]/.test(words) ? words : `part-${at + 1}`;
  let id = first;
  for (let count = 2; taken.has(id); count++) id = `${first}-${count}`;
  taken.add(id);
  return id;
}
