import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parseSync } from 'vite';
import { expect, it } from 'vitest';

import { TEXT_READERS } from '../support/growth/text-readers.ts';
import { ROOT, sourceFiles } from '../support/machine/source-files.ts';

const READS =
  /^(read|parse|check|hide|safe|describe|split|find|search|complain|complaint|complete|claimed|hash|printable|one)(?![a-z])/;

/** Names of exported functions that are called so and take text at once. */
function textReaders(): string[] {
  const isText = (type?: Type): boolean =>
    type?.type === 'TSStringKeyword' || (type?.types ?? []).some((each) => isText(each));
  return sourceFiles().flatMap((file) => {
    const { program } = parseSync(file, readFileSync(path.join(ROOT, file), 'utf8'));
    return (program.body as unknown as { declaration?: Declaration | null }[]).flatMap(({ declaration }) => {
      const { type, id, async, params = [] } = declaration ?? {};
      if (type !== 'FunctionDeclaration' || async || !id || !READS.test(id.name)) return [];
      return params.some((given) => isText(given.typeAnnotation?.typeAnnotation)) ? [id.name] : [];
    });
  });
}

interface Type {
  type: string;
  types?: Type[];
}
interface Declaration {
  type: string;
  id?: { name: string };
  async?: boolean;
  params?: { typeAnnotation?: { typeAnnotation: Type } }[];
}

it('every function that reads, checks or hides text is measured with long texts', () => {
  const measured = new Set(Object.keys(TEXT_READERS));
  const found = textReaders();
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((name) => !measured.has(name))).toEqual([]);
});
