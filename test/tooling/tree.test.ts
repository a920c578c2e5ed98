import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { ROOT } from '../support/machine/source-files.ts';

const made = new Set([
  'node_modules',
  'build',
  'dist',
  'release',
  'test-results',
  '.git',
  '.data',
  '.cache',
  '.react-router',
  '.env',
]);

/** Every file that belongs to the repository, as a path from its root. */
function files(folder = ''): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !made.has(name))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? files(file) : [file];
    });
}

const isCode = (file: string) => /\.(ts|tsx|js|css)$/.test(file);
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const all = files();

describe('the tree', () => {
  it('is seen by this test', () => {
    expect(all).toContain('package.json');
    expect(all.filter((file) => file.startsWith('src/')).length).toBeGreaterThan(20);
  });

  it('has no file of code over 400 lines', () => {
    const long = all.filter(isCode).filter((file) => read(file).split('\n').length > 401);
    expect(long).toEqual([]);
  });

  it('has no drawer for odds and ends, and no barrel', () => {
    const drawers = all.filter((file) => /(^|\/)(utils?|helpers?|common|types)(\/|\.tsx?$)/.test(file));
    const barrels = all.filter((file) => /^src\/.*\/index\.tsx?$/.test(file));
    expect([...drawers, ...barrels]).toEqual([]);
  });

  it('names its files in kebab-case', () => {
    const odd = all
      .filter((file) => /^(src|test|scripts|bench|drill)\/.*\.tsx?$/.test(file))
      .filter((file) => !/^[a-z0-9$-]+(\.[a-z0-9$-]+)*$/.test(path.basename(file)));
    expect(odd).toEqual([]);
  });

  it('names no path of the machine it was written on', () => {
    const homes = /\/(home|Users)\/[a-z][\w-]*\//;
    const here = [ROOT, homedir()].filter((place) => place.length > 1).map((place) => `${place}/`);
    const binary = /\.(png|jpg|webp|woff2?|ttf|ico|pdf)$/;
    const telling = all
      .filter((file) => !binary.test(file))
      .filter((file) => homes.test(read(file)) || here.some((place) => read(file).includes(place)));
    expect(telling).toEqual([]);
  });

  it('has no link in its pages of words that leads nowhere', () => {
    const dead = all
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        [...read(file).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
          .map(([, target]) => target ?? '')
          .filter((target) => !/^[a-z]+:/.test(target))
          .filter((target) => !existsSync(path.join(ROOT, path.dirname(file), target)))
          .map((target) => `${file} -> ${target}`),
      );
    expect(dead).toEqual([]);
  });

  it('keeps download addresses out of the lock file', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved"\s*:/);
  });

  it('holds every package its packages may ask for, so that `npm ci` accepts it on any machine', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { optionalDependencies?: Record<string, string> }>;
    };
    const places = Object.keys(packages);
    const missing = Object.values(packages)
      .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
      .filter((name) => !places.some((place) => place.endsWith(`node_modules/${name}`)));
    expect(missing).toEqual([]);
  });

  it('pins every package exactly', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[a-z]+\.\d+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('names the same Node everywhere', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: { node: string } };
    expect(read('.nvmrc').trim()).toBe(dependencies.node);
  });
});

/** Where code may read the machine's clock itself, and why. Everything else is given `deps.now`, which tests can move. */
const OWN_CLOCK: Record<string, string> = {
  'src/server/shop.ts': 'makes deps.now',
  'src/server/providers/esim-go/esim-go-calls.ts': 'counts from now to a date in a header',
  'src/server/providers/esim-access/esim-access-calls.ts':
    'signs the time of a call, which must be right there',
  'src/server/doctor/shop-check.ts': 'compares this machine’s clock with those of the providers',
  'src/server/admin/cli/rehearse.ts': 'tells how old a copy is, where no shop runs',
  'src/server/admin/cli/restore.ts': 'names a folder, where no shop runs',
  'src/server/admin/cli/send-copy.ts': 'judges the age of copies, where no shop runs',
  'src/server/providers/paypal/paypal-event.ts': 'judges the age of a signed header, as Stripe does',
};

const readsClock = (code: string) => /\bDate\.now\b|\bnew Date\(\s*\)|(?<!new )\bDate\(\)/.test(code);

describe('the clock', () => {
  const code = all.filter(
    (file) => /^src\/(server|domain)\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'),
  );

  it('is read in few places, and everywhere else given', () => {
    expect(code.filter((file) => readsClock(read(file)))).toEqual(Object.keys(OWN_CLOCK).toSorted());
  });

  it('is seen being read', () => {
    for (const line of ['gt(at, new Date())', 'Date.now() + 5', 'pass(Date.now)', 'const at = Date();'])
      expect(readsClock(line)).toBe(true);
    for (const line of [
      'new Date(now)',
      'toDate()',
      'deps.now()',
      'performance.now()',
      'new Date(Date.UTC(1, 2))',
    ])
      expect(readsClock(line)).toBe(false);
  });
});

/** Minor made of dollars or dollars of cents, or a currency named by hand: `domain/money.ts` alone does that. */
const makesMoney = (code: string) =>
  /(cents|dollars|price|amount|balance|total)\w*\)?\s*[*/]\s*100\b/i.test(code) ||
  /currency\w*:\s*'[a-z]{3}'/i.test(code);

describe('money', () => {
  it('is made of numbers, and numbers of it, in one place', () => {
    const code = all.filter(
      (file) => /^src\/(server|domain|web)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
    );
    // The table of languages names a currency for each, and makes no amount.
    const tables = ['src/domain/languages.ts'];
    expect(code.filter((file) => makesMoney(read(file)))).toEqual([...tables, 'src/domain/money.ts']);
  });

  it('is seen being made', () => {
    for (const line of [
      'formatMoney(Math.round(plan.finalPrice * 100))',
      'settings.LOW_BALANCE_USD * 100',
      'Math.abs(total) * 100',
      '(priceCents / 100).toFixed(2)',
      "{ currency_code: 'USD' }",
      "{ amount, currency: 'eur' }",
    ])
      expect(makesMoney(line)).toBe(true);
    for (const line of [
      'usage_percent / 100',
      'total / 1000',
      'currency: payment.currency',
      "currency: 'words'",
    ])
      expect(makesMoney(line)).toBe(false);
  });
});

/** A statement that writes why a purchase needs review: it would lose the earlier reasons. */
const writesReview = (code: string) =>
  code.split(';').some((one) => /\bset\b/.test(one) && /\bneedsReview\b/.test(one));

describe('the reasons why a purchase needs review', () => {
  it('are written by one verb, which keeps the others', () => {
    const found = all.filter((file) => /^src\/server\/.*\.ts$/.test(file) && writesReview(read(file)));
    expect(found).toEqual(['src/server/purchase/flag-for-review.ts']);
  });

  it('are seen being written', () => {
    expect(writesReview("db.update(table)\n.set({ needsReview: 'a reason' })")).toBe(true);
    expect(writesReview('const { needsReview } = row; db.update(table).set({ state })')).toBe(false);
  });
});

/** Features of the language and of browsers that came in 2024 or later: in a browser from before they are errors. */
const YOUNG =
  /\bURL\.parse\b|\b(Object|Map)\.groupBy\b|\bPromise\.(withResolvers|try)\b|\bArray\.fromAsync\b|\bAbortSignal\.any\b|\bIterator\.|\bRegExp\.escape\b|\.(is|to)WellFormed\(|(?<!\bz)\.union\(|\.(intersection|difference|symmetricDifference|is(Subset|Superset)Of|isDisjointFrom)\(/;

describe('code that runs in browsers', () => {
  it('asks for nothing that only the newest have', () => {
    const code = all.filter(
      (file) => /^src\/(web|domain)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
    );
    expect(code.length).toBeGreaterThan(300);
    expect(code.filter((file) => YOUNG.test(read(file)))).toEqual([]);
  });
});

describe('a constant of the domain', () => {
  it('is used: one that nothing reads would only pretend to decide something', () => {
    const code = all.filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
    const words = new Map<string, number>();
    for (const file of code)
      for (const [word] of read(file).matchAll(/\b[A-Z][A-Z0-9_]+\b/g))
        words.set(word, (words.get(word) ?? 0) + 1);
    const unused = code
      .filter((file) => file.startsWith('src/domain/'))
      .flatMap((file) =>
        [...read(file).matchAll(/^export const ([A-Z][A-Z0-9_]+)\b/gm)].map(([, name]) => name ?? ''),
      )
      .filter((name) => (words.get(name) ?? 0) < 2);
    expect(unused).toEqual([]);
  });
});

describe('an import at run time', () => {
  // The linter's walls look at import lines; this looks at `import(...)`.
  const allowed: Record<string, string[]> = {
    domain: ['domain'],
    server: ['server', 'domain'],
    web: ['web', 'domain'],
    sandbox: ['sandbox'],
  };

  it('crosses no wall', () => {
    const crossing = all
      .filter((file) => /^src\/(domain|server|web|sandbox)\/.*\.tsx?$/.test(file))
      .flatMap((file) => {
        const area = file.split('/')[1] ?? '';
        const targets = [...read(file).matchAll(/\bimport\(\s*['"`](\.[^'"`]+)/g)].map(
          ([, target]) => target ?? '',
        );
        return targets
          .map((target) => path.posix.join(path.posix.dirname(file), target).split('/'))
          .filter(([top, second]) => top === 'src' && !allowed[area]?.includes(second ?? ''))
          .map((target) => `${file} -> ${target.join('/')}`);
      });
    expect(crossing).toEqual([]);
  });
});
