import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Plugin } from 'vite';

import { PART_MARK } from '../src/web/core/part-mark.ts';

/**
 * Modules that a page loads separately: parts that a document contains without their code, or that only some of its addresses
 * show. Their style belongs to the page all the same.
 */
const PARTS = [
  'src/web/layout/footer.tsx',
  'src/web/help/articles/own-text.tsx',
  'src/web/home/story.tsx',
  'src/web/home/active-destinations.tsx',
  'src/web/home/keep-number.tsx',
  'src/web/catalog/atlas/atlas.tsx',
  'src/web/catalog/destination/country-detail.tsx',
  'src/web/catalog/destination/also-covered.tsx',
  'src/web/catalog/destination/no-plans.tsx',
  'src/web/catalog/destination/supported-countries.tsx',
  'src/web/catalog/trip/trip-answer.tsx',
  'src/web/catalog/trip/trip-field.tsx',
];

/** What the bundler's manifest says about a file. */
interface Chunk {
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/**
 * Adds the style of each part to the files of its page, in the manifest that the framework makes its own from: so the document
 * loads it.
 */
export const styleOfParts: Plugin = {
  name: 'style-of-parts',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: {
    order: 'post',
    async handler({ dir = '' }) {
      const file = path.join(dir, '.vite', 'manifest.json');
      const chunks = JSON.parse(await readFile(file, 'utf8')) as Record<string, Chunk>;
      const before = structuredClone(chunks);
      for (const part of PARTS) {
        const readers = Object.entries(chunks).filter(([, chunk]) => chunk.dynamicImports?.includes(part));
        if (readers.length === 0) throw new Error(`No page reads ${part}: scripts/parts.ts names it.`);
        for (const [name, reader] of readers) {
          const own = styleOf(name, before);
          const more = styleOf(part, before).filter((style) => !own.includes(style));
          reader.css = [...(reader.css ?? []), ...more.map((style) => style + PART_MARK)];
        }
      }
      await writeFile(file, JSON.stringify(chunks));
    },
  },
};

/** The style files of a chunk and of everything it needs, in the order that CSS requires. */
function styleOf(name: string, chunks: Record<string, Chunk>, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const { css = [], imports = [] } = chunks[name] ?? {};
  return [...imports.flatMap((needed) => styleOf(needed, chunks, seen)), ...css];
}
