import { OWN_CODES } from '../../domain/catalog/found/partner-code.ts';
import { addressOf } from '../response-cache/addresses.ts';
import { toMarkdown } from './to-markdown.ts';
import { plainWords } from './words.ts';

/** The page whose text a `.md` address is; null for any other address. */
export function pageBehind(path: string): string | null {
  const address = path.endsWith('.md') ? addressOf(path) : null;
  return address?.key === path ? path.slice(0, -'.md'.length) : null;
}

/**
 * A page as Markdown, cached as long as the page itself.
 * @param page as it was answered, unpacked
 * @param headers of an answer that is not a page
 * @param address of the page, in full: search engines find that one
 */
export async function asMarkdown(
  page: Response,
  headers: Record<string, string>,
  address: URL,
): Promise<{ status: number; headers: Headers; body: Buffer<ArrayBuffer> }> {
  const { status } = page;
  const isThere = status === 200;
  const text = isThere ? withCode(toMarkdown(await page.text(), address.origin)) : `${plainWords.notFound}\n`;
  return {
    status,
    headers: new Headers({
      ...headers,
      'content-type': `text/${isThere ? 'markdown' : 'plain'}; charset=utf-8`,
      'cache-control': page.headers.get('cache-control') ?? 'no-store',
      link: `<${address.href}>; rel="canonical"`,
    }),
    body: Buffer.from(text),
  };
}

/** Adds our own partner code to links to plans, to show that a reader came from here. */
function withCode(text: string): string {
  return text.replaceAll(/\?plan=[^)\s&?]+(?=\))/g, (query) => `${query}&via=${OWN_CODES.markdown}`);
}
