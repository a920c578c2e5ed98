import { afterEach, expect, it, vi } from 'vitest';

import { ownPreloadHelper } from '../../../scripts/preload-helper.ts';

type Preload = (load: () => unknown, files?: string[]) => Promise<unknown>;

/** As the bundler calls it. */
const NAME = '__vitePreload';

interface Link {
  rel: string;
  href: string;
  onload?: () => void;
  onerror?: () => void;
  remove: () => void;
}

/** The helper as a new page reads it, and the links that stand in that page. */
async function helper(standing: string[] = []) {
  const { load } = ownPreloadHelper;
  if (typeof load !== 'object') throw new Error('the plugin brings no code');
  const code = (load.handler as () => string)();
  const links: Link[] = [];
  vi.stubGlobal('document', {
    querySelector: (selector: string) => standing.find((link) => selector === link) ?? null,
    createElement: () => ({ remove: () => links.pop() }),
    head: { append: (link: Link) => links.push(link) },
  });
  const source = `data:text/javascript,${encodeURIComponent(code)}#${Math.random()}`;
  const { [NAME]: preload } = (await import(source)) as Record<string, Preload>;
  if (!preload) throw new Error(`no ${NAME}`);
  return { links, preload };
}

afterEach(() => vi.unstubAllGlobals());

it('loads a part at once, beside the files that it needs', async () => {
  const { links, preload } = await helper();
  expect(await preload(() => 'part')).toBe('part');
  expect(await preload(() => 'part', ['assets/a.js', 'assets/b.js'])).toBe('part');
  await preload(() => 'other', ['assets/a.js']);
  expect(links.map(({ rel, href }) => [rel, href])).toEqual([
    ['modulepreload', '/assets/a.js'],
    ['modulepreload', '/assets/b.js'],
  ]);
});

it('waits for a style, and asks again for one that did not come', async () => {
  const { links, preload } = await helper();
  const load = vi.fn(() => 'part');
  const first = preload(load, ['assets/a.css']);
  links[0]?.onerror?.();
  await expect(first).rejects.toThrow('/assets/a.css did not come');
  expect([load.mock.calls.length, links.length]).toEqual([0, 0]);
  const second = preload(load, ['assets/a.css']);
  expect(links).toMatchObject([{ rel: 'stylesheet', href: '/assets/a.css' }]);
  links[0]?.onload?.();
  expect(await second).toBe('part');
});

it('asks for nothing that the page has, and a style that is only fetched ahead is none', async () => {
  const { links, preload } = await helper([
    'link[href="/assets/a.js"]',
    'link[href="/assets/b.css"][rel=stylesheet]',
  ]);
  expect(await preload(() => 'part', ['assets/a.js', 'assets/b.css'])).toBe('part');
  expect(links).toEqual([]);
});
