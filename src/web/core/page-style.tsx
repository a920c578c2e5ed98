import { createContext, use } from 'react';

import { NonceContext } from './nonce.ts';
import { PART_MARK } from './part-mark.ts';

/** The style that a document brings with it, and the files whose place it takes. */
export interface WrittenStyle {
  text: string;
  files: readonly string[];
}

/** What the server writes into the document that it renders; null where every file is fetched. */
export const StyleContext = createContext<WrittenStyle | null>(null);

/** What the server wrote into the document that stands here. */
const written = typeof document === 'undefined' ? null : readWritten();

function readWritten(): WrittenStyle | null {
  const style = document.querySelector('style[data-page]');
  const links = document.querySelectorAll('link[rel="stylesheet"][disabled]');
  const files = [...links].map((link) => link.getAttribute('href') ?? '');
  return style && { text: style.textContent, files };
}

/** The types of React do not know that a link can be disabled. */
const STANDS = { disabled: true };

/**
 * The style of the page as part of the document, so that nothing has to come before it is painted. A link that is
 * disabled stands for each file of it: who looks whether a file is there already, before it fetches it for a later page or
 * a dialog, finds it.
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

/** A file as it is named where it is fetched: some are marked, by the framework or by us. */
export function fileOf(address: string): string {
  return address.replace(/#.*$/, '');
}

/** What of a route's files is fetched with it, though the document has brought its style. */
export function notWritten(files: readonly string[] = []): string[] {
  return files.filter((file) => !file.includes(PART_MARK) && !written?.files.includes(fileOf(file)));
}
