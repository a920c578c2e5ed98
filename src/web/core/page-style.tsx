import { createContext, use } from 'react';

import { NonceContext } from './nonce.ts';
import { PART_MARK } from './part-mark.ts';

/** CSS inlined into a document, and the files it replaces. */
export interface WrittenStyle {
  text: string;
  files: readonly string[];
  /** Those of parts that not every address of the page shows, with their CSS. */
  parts?: ReadonlyMap<string, string>;
}

/** The CSS that the server inlines into the document it renders; null if the browser loads every file. */
export const StyleContext = createContext<WrittenStyle | null>(null);

/** The CSS that the server inlined into the current document. */
const written = typeof document === 'undefined' ? null : readWritten();

function readWritten(): WrittenStyle | null {
  const style = document.querySelector('style[data-page]');
  const links = document.querySelectorAll('link[rel="stylesheet"][disabled]');
  const files = [...links].map((link) => link.getAttribute('href') ?? '');
  return style && { text: style.textContent, files };
}

/** React's types do not know that a link can be disabled. */
const STANDS = { disabled: true };

/**
 * The page's CSS as part of the document, so that the first paint waits for no other file. A disabled link for each file marks
 * it as loaded, for code that checks before it loads CSS for a later page or a dialog.
 */
export function PageStyle() {
  const style = use(StyleContext) ?? written;
  const nonce = use(NonceContext);
  if (!style) return null;
  return (
    <>
      <style data-page="" nonce={nonce} dangerouslySetInnerHTML={{ __html: style.text }} />
      {style.files.map((file) => (
        <link key={file} rel="stylesheet" href={file} {...STANDS} />
      ))}
    </>
  );
}

/** The classes of CSS files, which are read once: a private page is rendered for each request. */
const classesOf = new Map<string, string[]>();

function classesIn(file: string, css: string): string[] {
  const known = classesOf.get(file);
  if (known) return known;
  const names = [...css.matchAll(/\.([_a-z][\w-]*)/gi)].map(([, name = '']) => name);
  classesOf.set(file, names);
  return names;
}

/** The document without the CSS of parts that it does not show; their code brings it along. */
export function withoutUnusedParts(html: string, parts: ReadonlyMap<string, string> = new Map()): string {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  let text = html;
  for (const [file, css] of parts) {
    if (classesIn(file, css).some((name) => classes.has(name))) continue;
    text = text.replace(css, () => '').replace(`<link rel="stylesheet" href="${file}" disabled=""/>`, '');
  }
  return text;
}

/** A file's address without the mark that the framework or we add. */
export function fileOf(address: string): string {
  return address.replace(/#.*$/, '');
}

/** The files of a route to load, although the document has its CSS. */
export function notWritten(files: readonly string[] = []): string[] {
  return files.filter((file) => !file.includes(PART_MARK) && !written?.files.includes(fileOf(file)));
}
