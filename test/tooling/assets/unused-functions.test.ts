import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';

import { emptied, UNUSED } from '../../../scripts/unused-functions.ts';

const empty = (code: string, ...functions: string[]) => {
  const { program } = parseSync('package.js', code);
  return emptied(code, program, functions);
};

describe('a package without functions that never run', () => {
  it('keeps their names, which others call, and nothing of what they do', () => {
    expect(empty('function a(b) { return b; } function c() { a(1); }', 'a')).toBe(
      'function a(b) {} function c() { a(1); }',
    );
    expect(
      empty('function A() { this.b = 1; } A.prototype.c = function () {}; C.prototype.d = 1;', 'A'),
    ).toBe('function A() {}  C.prototype.d = 1;');
  });

  it('is refused if a name is gone or stands twice', () => {
    expect(() => empty('function a() {}', 'b')).toThrow('There are 0 functions b');
    expect(() => empty('function a() {} { function a() {} }', 'a')).toThrow('There are 2 functions a');
  });

  it.each([
    ["import { use, ViewTransition } from 'react';", 'startViewTransition'],
    ['<Fragment key={id} ref={place}>', 'FragmentInstance'],
    ["import { Activity } from 'react';", 'updateActivityComponent'],
    ["import { useActionState } from 'react';", 'mountActionState'],
    ["import { preload } from 'react-dom';", 'preload'],
    ['<link rel="stylesheet" precedence="high" />', 'insertStylesheet'],
    ["import { c } from 'react/compiler-runtime';", 'useMemoCache'],
    ['log(info.componentStack);', 'getStackByFiberInDevAndProd'],
    ["import { Link, useFetcher } from 'react-router';", 'handleFetcherLoader'],
    ['export async function clientAction() {}', 'handleAction'],
    ['<Form\n  className={name}\n  method="post">', 'handleAction'],
    ["import {\n  Link,\n  useSubmit,\n} from 'react-router';", 'singleFetchActionStrategy'],
  ])('knows that %s needs one of them', (source, name) => {
    const needed = UNUSED.filter(({ needs }) => needs.test(source)).flatMap(({ functions }) => functions);
    expect(needed).toContain(name);
  });

  it('lets pass what only sounds like it', () => {
    const source = `import { Suspense } from 'react';
      export function Activity({ action }: Props) {
        return <Form method="get"><Fragment key="a" /></Form>;
      }`;
    expect(UNUSED.filter(({ needs }) => needs.test(source))).toEqual([]);
  });
});
