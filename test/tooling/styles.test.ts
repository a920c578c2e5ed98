import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { sheetsOf } from '../../scripts/languages.ts';

const web = path.resolve(import.meta.dirname, '../../src/web');

interface Source {
  file: string;
  text: string;
}

const sources: Source[] = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(web, file), 'utf8') }));

const MODULE = /\.module\.css$/;

/** The classes that a module has, by what they are made with: those of its selectors. */
function classesIn(css: string): Set<string> {
  const plain = css.replace(/\/\*[^]*?\*\//g, '').replace(/:global\([^)]*\)/g, '');
  // What stands before a brace is a selector; a value may hold a point, too.
  const selectors = [...plain.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector);
  return new Set(
    selectors
      .filter((selector) => !selector.trim().startsWith('@'))
      .flatMap((selector) => [...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name)),
  );
}

interface Use {
  module: string;
  name: string;
  file: string;
}

/** Every class that code or another module names, and what names one in a way that cannot be followed. */
function usesOf(given: readonly Source[]): { uses: Use[]; opaque: string[] } {
  const uses: Use[] = [];
  const opaque: string[] = [];
  for (const { file, text } of given) {
    const at = (specifier: string) => path.join(path.dirname(file), specifier);
    for (const [, names = '', specifier = ''] of text.matchAll(
      /composes:\s*([\w\s-]+?)\s+from\s+'([^']+)'/g,
    )) {
      for (const name of names.split(/\s+/)) uses.push({ module: at(specifier), name, file });
    }
    for (const [, local = '', specifier = ''] of text.matchAll(
      /import\s+(\w+)\s+from\s+'([^']+\.module\.css)'/g,
    )) {
      const named = new RegExp(`\\b${local}(?:\\[(['"\`])([\\w-]+)\\1\\]|\\??\\.([a-zA-Z_]\\w*))`, 'g');
      const code = text.replace(/^import .*$|\/\/.*$|\/\*[^]*?\*\//gm, '');
      for (const [, , quoted, dotted] of code.matchAll(named)) {
        uses.push({ module: at(specifier), name: quoted ?? dotted ?? '', file });
      }
      const rest = code.replace(named, '');
      if (new RegExp(`(?<![\\w$.'"-])${local}(?![\\w$'"-])`).test(rest)) opaque.push(`${file}: ${local}`);
    }
  }
  return { uses, opaque };
}

function unknownClasses(given: readonly Source[]): string[] {
  const modules = new Map(
    given.flatMap(({ file, text }) => (MODULE.test(file) ? [[file, classesIn(text)]] : [])),
  );
  return usesOf(given)
    .uses.filter(({ module, name }) => !modules.get(module)?.has(name))
    .map(({ module, name, file }) => `${file}: .${name} of ${module}`);
}

function unusedClasses(given: readonly Source[]): string[] {
  const used = new Set(usesOf(given).uses.map(({ module, name }) => `${module} ${name}`));
  return given.flatMap(({ file, text }) =>
    MODULE.test(file)
      ? [...classesIn(text)].filter((name) => !used.has(`${file} ${name}`)).map((name) => `${file}: .${name}`)
      : [],
  );
}

/** Values that name a side, or one side's alone: none of them turns where lines run from right to left. */
const SIDED: [property: RegExp, value: RegExp][] = [
  [/^(left|right|(margin|padding|border)-(left|right)(-.+)?|border-(top|bottom)-(left|right)-radius)$/, /./],
  [
    /^(text-align|float|clear|justify-.+|(object|background|mask|transform|perspective)-(position|origin)(-x)?)$/,
    /\b(left|right)\b/,
  ],
  [/^(transform|translate)$/, /(translateX|translate|translate3d)\((?!0|calc\(var\(--way\))/],
  [/^translate$/, /^(?!0|calc\(var\(--way\))/],
  [
    /^(background|mask|border)(-image)?$|^-webkit-mask-image$/,
    /linear-gradient\((\d*[1-9]\d*(deg|turn)(?<!180deg)|to [\w ]*(left|right))/,
  ],
];
const FOUR_SIDED = /^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/;

/** 'calc(1px + 2px) 0' has two. */
const partsOf = (value: string) => value.match(/(?:[^\s(]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];

function isSided(property: string, value: string): boolean {
  if (SIDED.some(([name, sided]) => name.test(property) && sided.test(value))) return true;
  const [first, second, third, fourth = second] = partsOf(value);
  if (property === 'border-radius')
    return first !== (second ?? first) || (third ?? first) !== (fourth ?? first);
  return FOUR_SIDED.test(property) && second !== fourth;
}

/** Every declaration that keeps its side in a page that runs from right to left, in a style or in what code adds to it. */
function sidedIn(given: readonly Source[]): string[] {
  return given.flatMap(({ file, text }) => {
    const plain = text.replaceAll(/\/\*[^]*?\*\//g, '');
    const inCode = [...plain.matchAll(/style=\{\{([^]*?)\}\}/g)].map(([, inside]) => inside).join('\n');
    const found = file.endsWith('.css')
      ? [...plain.matchAll(/(?<=[{;]\s*)([a-z-]+):\s*([^;{}]+);/g)]
      : [...inCode.matchAll(/([a-z]\w*): ['"`]?([^'"`,\s]+)/gi)];
    return found.flatMap(([, name = '', value = '']) => {
      const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return isSided(property, value.replaceAll(/\s+/g, ' '))
        ? [`${file}: ${property}: ${value.trim()}`]
        : [];
    });
  });
}

/** Declarations that keep their side wherever lines begin. */
const KEEP_THEIR_SIDE: Record<string, string> = {
  // Pictures are not mirrored, nor is what one of them shows at its side.
  'catalog/browse/region-card.module.css: object-position: right': 'a map has its outline there',
  'routes/home.module.css: object-position: left': 'the names of cards begin there',
  'routes/home.module.css: left: 50%': 'the globe of a phone is in the middle',
  'routes/home.module.css: transform: translateX(-50%)': 'the globe of a phone is in the middle',
  'ui/form/checkbox.module.css: border-width: 0 0 2px 2px': 'a tick, turned on its corner',
  'home/keep-number.module.css: background: linear-gradient(225deg, transparent 1.6rem, var(--tile) 0)':
    'a SIM card lacks this corner',
  // The same from both sides.
  'layout/footer.module.css: background: linear-gradient(90deg, transparent 20%, var(--signal) 50%, transparent 80%)':
    'a glow in the middle',
  'plans/plan-facts-label.module.css: background: repeating-linear-gradient(90deg, var(--on-night-muted) 0 2px, transparent 2px 7px)':
    'equal dashes',
};

/** For pages of one direction alone. */
const forOneDirection = ({ file }: Source) =>
  file === 'styles/scripts/right-to-left.css' || file.startsWith('operate/');

describe('the styles of the pages', () => {
  it('name the beginning and the end of a line, and no side', () => {
    const found = sidedIn(sources.filter((source) => !forOneDirection(source)));
    expect(found.filter((line) => !(line in KEEP_THEIR_SIDE))).toEqual([]);
    expect(Object.keys(KEEP_THEIR_SIDE).filter((line) => !found.includes(line))).toEqual([]);
  });
});

describe('the style sheets of a language', () => {
  const [latin, asian, reversed] = ['latin', 'east-asian', 'right-to-left'].map(
    (name) => `scripts/${name}.css`,
  );

  it.each([
    ['en', 'fonts.css'],
    ['en-XA', 'fonts.css'],
    ['de', 'fonts.css', latin],
    ['pt-BR', 'fonts.css', latin],
    ['tr', 'fonts-extended.css', latin],
    ['ja', 'fonts.css', asian],
    ['zh-Hant', 'fonts.css', asian],
    ['ar', 'fonts.css', reversed],
    ['he', 'fonts.css', reversed],
    ['th', 'fonts.css'],
  ])('are those of its script: %s', (tag, fonts, ...more) => {
    expect(sheetsOf(tag)).toEqual({ fonts, more });
  });
});

describe('the classes of the pages', () => {
  it('are seen by this test', () => {
    expect(sources.filter(({ file }) => MODULE.test(file)).length).toBeGreaterThan(100);
    expect(usesOf(sources).uses.length).toBeGreaterThan(800);
  });

  it('are named in words that can be followed', () => {
    expect(usesOf(sources).opaque).toEqual([]);
  });

  it('exist wherever one is named', () => {
    expect(unknownClasses(sources)).toEqual([]);
  });

  it('are all named somewhere', () => {
    expect(unusedClasses(sources)).toEqual([]);
  });
});

describe('a side', () => {
  it.each([
    'left: 0',
    'margin-right: auto',
    'padding: 1px 2px 3px var(--s-1)',
    'margin: calc(-1 * var(--s-2)) 0 0 calc(2px + 1px)',
    'inset: auto 0 0 auto',
    'border-radius: 4px 0 0 4px',
    'border-top-left-radius: 4px',
    'text-align: right',
    'float: left',
    'transform-origin: left',
    'transform: rotate(3deg) translateX(100%)',
    'translate: -50% 0',
    'mask-image:\n    linear-gradient(90deg, #000, #0000)',
    'background: linear-gradient(to top right, #000, #0000)',
  ])('is found: %s', (line) => {
    expect(sidedIn([{ file: 'a.css', text: `.a {\n  top: 0;\n  ${line};\n}` }])).toHaveLength(1);
  });

  it.each([
    'inset-inline-start: 0',
    'padding: 1px calc(2px + (3px - 1px)) 3px calc(2px + (3px - 1px))',
    'margin: 0 auto',
    'inset: 0 var(--s-5) auto',
    'border-radius: 4px 4px 0 0',
    'text-align: end',
    'transform: translateY(100%)',
    'translate: calc(var(--way) * -50%) 0',
    'background: linear-gradient(180deg, #000, #0000)',
    'background: linear-gradient(calc(var(--way) * 90deg), #000, #0000)',
    '/* left: 0; */ top: 0',
  ])('is not seen where there is none: %s', (line) => {
    expect(sidedIn([{ file: 'a.css', text: `.a {\n  ${line};\n}` }])).toEqual([]);
  });

  it('is found in code', () => {
    const text = "<i style={{ width: '1px', marginLeft: `${at}%` }} /> <b style={{ textAlign: 'left' }} />";
    expect(sidedIn([{ file: 'a.tsx', text }])).toEqual([
      'a.tsx: margin-left: ${at}%',
      'a.tsx: text-align: left',
    ]);
  });
});

describe('a defect', () => {
  const css = '.box { color: red } @media (min-width: 1.5rem) { .box > .inner:hover { top: 0 } }';
  const tree = (code: string): Source[] => [
    { file: 'ui/box.module.css', text: css },
    { file: 'ui/box.tsx', text: `import styles from './box.module.css';\n${code}` },
  ];

  it('is found: a class that is not there', () => {
    const code = `<i className={styles['box']} /> <i className={styles.inner} /> <i className={styles['bx']} />`;
    expect(unknownClasses(tree(code))).toEqual(['ui/box.tsx: .bx of ui/box.module.css']);
    expect(unusedClasses(tree(code))).toEqual([]);
  });

  it('is found: a class that nobody names', () => {
    expect(unusedClasses(tree(`styles['box']`))).toEqual(['ui/box.module.css: .inner']);
  });

  it('is found: a name that is made up while the page runs', () => {
    expect(usesOf(tree('styles[look]')).opaque).toEqual(['ui/box.tsx: styles']);
    expect(usesOf(tree("styles['box']")).opaque).toEqual([]);
  });

  it('is found: a class taken from a module that does not have it', () => {
    const taking = {
      file: 'ui/card.module.css',
      text: ".card {\n  composes: frame from './box.module.css';\n}",
    };
    expect(unknownClasses([...tree(''), taking])).toEqual([
      'ui/card.module.css: .frame of ui/box.module.css',
    ]);
  });
});
