import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { PROCESSORS } from '../../src/domain/checkout/payment-method.ts';
import { lintPlanted } from '../support/machine/lint-planted.ts';

/** Files that break a wall, each at a place of the real layout. */
const leaks: Record<string, { file: string; line: string }> = {
  'domain reads a file': {
    file: 'src/domain/catalog/a.ts',
    line: "import { readFileSync } from 'node:fs'; export const x = readFileSync;",
  },
  'domain uses a package other than zod': {
    file: 'src/domain/catalog/b.ts',
    line: "import { Hono } from 'hono'; export const x = Hono;",
  },
  'domain uses a package that only begins like zod': {
    file: 'src/domain/catalog/c.ts',
    line: "import { x } from 'zod-openapi'; export const y = x;",
  },
  'domain knows the server': {
    file: 'src/domain/catalog/d.ts',
    line: "import { x } from '../../server/catalog/queries.ts'; export const y = x;",
  },
  'domain knows a type of the server': {
    file: 'src/domain/e.ts',
    line: "import type { X } from '../server/env.ts'; export type Y = X;",
  },
  'domain knows the web': {
    file: 'src/domain/f.ts',
    line: "import { x } from '../web/paths.ts'; export const y = x;",
  },
  'domain knows the sandbox': {
    file: 'src/domain/g.ts',
    line: "import { x } from '../sandbox/party.ts'; export const y = x;",
  },
  'server knows the web': {
    file: 'src/server/catalog/a.ts',
    line: "import { x } from '../../web/paths.ts'; export const y = x;",
  },
  'server knows the sandbox': {
    file: 'src/server/b.ts',
    line: "import { x } from '../sandbox/party.ts'; export const y = x;",
  },
  'server hands on what the web exports': {
    file: 'src/server/c.ts',
    line: "export { x } from '../web/paths.ts';",
  },
  'a feature knows a processor by name': {
    file: 'src/server/catalog/d.ts',
    line: "import { x } from '../providers/paypal/paypal-wire.ts'; export const y = x;",
  },
  'a feature knows a type of a processor': {
    file: 'src/server/catalog/e.ts',
    line: "import type { X } from '../providers/stripe/stripe.ts'; export type Y = X;",
  },
  'a feature knows the wholesaler by name': {
    file: 'src/server/catalog/f.ts',
    line: "import type { X } from '../providers/esim-go/esim-go-wire.ts'; export type Y = X;",
  },
  'a table has a JSON column without a schema': {
    file: 'src/server/catalog/g.ts',
    line: "import { jsonb } from 'drizzle-orm/pg-core'; export const x = jsonb();",
  },
  'a provider’s table has a JSON column without a schema': {
    file: 'src/server/providers/tables.ts',
    line: "import { json } from 'drizzle-orm/pg-core'; export const x = json();",
  },
  'web takes a value of the server': {
    file: 'src/web/a.ts',
    line: "import { app } from '../server/app.ts'; export const y = app;",
  },
  'web takes a value of the server, deeper down': {
    file: 'src/web/catalog/b.ts',
    line: "import { x } from '../../server/catalog/queries.ts'; export const y = x;",
  },
  'web takes a type of the server other than Api': {
    file: 'src/web/c.ts',
    line: "import type { Settings } from '../server/env.ts'; export type Y = Settings;",
  },
  'web takes a type of a file that only begins like app.ts': {
    file: 'src/web/d.ts',
    line: "import type { X } from '../server/application.ts'; export type Y = X;",
  },
  'web knows the sandbox': {
    file: 'src/web/e.ts',
    line: "import { x } from '../sandbox/magic.ts'; export const y = x;",
  },
  'web uses Node': {
    file: 'src/web/f.tsx',
    line: "import { join } from 'node:path'; export const y = join;",
  },
  'the parts of pages know the router': {
    file: 'src/web/ui/a.tsx',
    line: "import { Link } from 'react-router'; export const y = Link;",
  },
  'the parts of pages call the API': {
    file: 'src/web/ui/form/b.ts',
    line: "import { hc } from 'hono/client'; export const y = hc;",
  },
  'the parts of pages know the API by type': {
    file: 'src/web/ui/c.ts',
    line: "import type { Api } from '../../server/app.ts'; export type Y = Api;",
  },
  'sandbox knows the server': {
    file: 'src/sandbox/stripe/a.ts',
    line: "import { x } from '../../server/env.ts'; export const y = x;",
  },
  'sandbox knows the domain': {
    file: 'src/sandbox/b.ts',
    line: "import { x } from '../domain/money.ts'; export const y = x;",
  },
  'sandbox knows the web': {
    file: 'src/sandbox/c.ts',
    line: "import { x } from '../web/paths.ts'; export const y = x;",
  },
};

/** Imports that the layout wants. */
const allowed: Record<string, { file: string; line: string }> = {
  'web takes the type Api': {
    file: 'src/web/api.ts',
    line: "import type { Api } from '../server/app.ts'; export type Y = Api;",
  },
  'web takes the type Api, deeper down': {
    file: 'src/web/catalog/api.ts',
    line: "import type { Api } from '../../server/app.ts'; export type Y = Api;",
  },
  'web uses the domain': {
    file: 'src/web/ok.ts',
    line: "import { x } from '../domain/money.ts'; export const y = x;",
  },
  'the parts of pages use each other, and the domain': {
    file: 'src/web/ui/form/ok.ts',
    line: "import { x } from '../button.tsx'; import { y } from '../../../domain/money.ts'; export const z = [x, y];",
  },
  'server uses the domain': {
    file: 'src/server/checkout/ok.ts',
    line: "import { x } from '../../domain/money.ts'; export const y = x;",
  },
  'the shop puts its processors together': {
    file: 'src/server/shop.ts',
    line: "import { x } from './providers/stripe/stripe.ts'; export const y = x;",
  },
  'domain uses zod': {
    file: 'src/domain/checkout/ok.ts',
    line: "import { z } from 'zod'; export const y = z;",
  },
  'domain uses domain': {
    file: 'src/domain/checkout/fine.ts',
    line: "import { x } from '../money.ts'; export const y = x;",
  },
};

let reported: string[];

beforeAll(() => {
  const planted = Object.values({ ...leaks, ...allowed }).map(({ file, line }) => [file, line] as const);
  reported = lintPlanted(new Map(planted), 'no-restricted-imports').map(({ filename }) => filename);
});

describe('a planted leak is reported', () => {
  it.each(Object.entries(leaks))('%s', (_name, { file }) => {
    expect(reported).toContain(file);
  });
});

describe('what the layout wants passes', () => {
  it.each(Object.entries(allowed))('%s', (_name, { file }) => {
    expect(reported).not.toContain(file);
  });
});

/** A wholesaler called by its name. */
const NAMED = /esim[-_]?go|esim[-_]?access|airalo|slow[-_]?sim/i;
/** Where that is right: behind the port, where the settings stand, and where each provider is proved. */
const THEIR_PLACES =
  /^server\/(providers\/(esim-go|esim-access|airalo|slow-sim|registry)|core\/settings)\/|^server\/doctor\/shop-check\.ts$/;

const src = new URL('../../src/', import.meta.url).pathname;
const files = ['domain', 'server', 'web']
  .flatMap((area) =>
    readdirSync(src + area, { recursive: true }).map((file) => path.join(area, String(file))),
  )
  .filter((file) => /\.(tsx?|sql)$/.test(file) && !/\.test\.tsx?$|db\/migrations\//.test(file));

/** A branch on a processor, or one taken out of the registry by its name. */
const anyOf = PROCESSORS.join('|');
const BRANCH = new RegExp(
  `[=!]== '(${anyOf})'|\\b(case|when) '(${anyOf})'|\\b(processors|deps)\\.(${anyOf})\\b|_by = '(${anyOf})'`,
);

/** What releases write that know no methods, and a way to install. */
const MEANS_OTHERS = new Set([
  'server/db/functions/keep_payment.sql',
  'web/install/guide/installation-steps.tsx',
]);

describe('a processor', () => {
  it('is recognised by its row, not by its name', () => {
    const branching = files.filter((file) => BRANCH.test(readFileSync(src + file, 'utf8')));
    expect(branching.filter((file) => !MEANS_OTHERS.has(file))).toEqual([]);
  });

  it.each([
    "provider === 'paypal' ? 'paypal' : 'card'",
    "case paid_by when 'stripe' then 'card' end",
    'deps.processors.paypal.isSet',
    'await deps.stripe.readIntent(id)',
  ])('is found by name in %s', (planted) => {
    expect(BRANCH.test(planted)).toBe(true);
  });
});

describe('a wholesaler', () => {
  it('is called by name only behind its port and in the settings', () => {
    const naming = files.filter((file) => NAMED.test(readFileSync(src + file, 'utf8')));
    expect(naming.filter((file) => THEIR_PLACES.test(file)).length).toBeGreaterThan(5);
    expect(naming.filter((file) => !THEIR_PLACES.test(file))).toEqual([]);
  });

  it.each(["deps.esimGo.order('x')", "if (wholesaler === 'slow-sim')", 'ESIM_GO_API_KEY'])(
    'is found by name in %s',
    (planted) => {
      expect(NAMED.test(planted)).toBe(true);
    },
  );
});
