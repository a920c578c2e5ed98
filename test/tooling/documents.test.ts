import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { beforePayment, PAYMENT_STATES } from '../../src/domain/checkout/payment-state.ts';
import {
  beforeProviderOrder,
  PROVIDER_ORDER_STATES,
} from '../../src/domain/checkout/provider-order-state.ts';
import { PURCHASE_STATES } from '../../src/domain/checkout/purchase-state.ts';
import { beforeRefund, REFUND_STATES } from '../../src/domain/checkout/refund-state.ts';
import { ROOT } from '../support/machine/source-files.ts';
import { actsTable } from '../support/reading/acts-table.ts';

const inRoot = (...parts: string[]) => path.join(ROOT, ...parts);
const read = (file: string) => readFileSync(inRoot(file), 'utf8');

/** Every file of code, by its path from the root. */
const files = ['src', 'test', 'scripts', 'bench', 'drill'].flatMap((folder) =>
  readdirSync(inRoot(folder), { recursive: true }).map((name) => path.posix.join(folder, String(name))),
);

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'STYLE.md',
  'SECURITY.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(inRoot(folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

/** The addresses of a page's headings, as the forge makes them: the second `webhooks` is `webhooks-1`. */
function anchorsOf(page: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of page.replaceAll(/^ *```.*?^ *```/gms, '').matchAll(/^#+ (.+)$/gm)) {
    const plain = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    let anchor = plain;
    for (let count = 1; anchors.has(anchor); count++) anchor = `${plain}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

describe.each([...documents, 'CHANGELOG.md'])('%s', (document) => {
  it('links only to what is there', () => {
    const links = [...read(document).matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, target]) => target ?? '');
    const missing = links
      .filter((target) => !/^(https?|mailto):/.test(target))
      .filter((target) => !existsSync(inRoot(path.dirname(document), target)));
    expect(missing).toEqual([]);
  });

  it('links only to headings that are there', () => {
    const links = [...read(document).matchAll(/\]\(([^)#:]*)#([^)]+)\)/g)];
    const missing = links
      .map(([, target = '', anchor = '']) => [
        target ? path.join(path.dirname(document), target) : document,
        anchor,
      ])
      .filter(([page = '', anchor = '']) => !anchorsOf(read(page)).has(anchor))
      .map((link) => link.join('#'));
    expect(missing).toEqual([]);
  });
});

describe.each(documents)('%s', (document) => {
  it('names only files that are there', () => {
    const named = [...read(document).matchAll(/`((?:[\w-]+\/)*[\w.-]+\.(?:ts|tsx|js|sql))`/g)].map(
      ([, file]) => file ?? '',
    );
    const missing = named.filter((file) => !files.some((one) => one === file || one.endsWith(`/${file}`)));
    expect(missing).toEqual([]);
  });

  it('names only folders that are there', () => {
    const named = [
      ...read(document).matchAll(/`((?:src|test|scripts|bench|drill|deploy|ops|docs)\/[\w./-]+)`/g),
    ];
    const missing = named.map(([, place = '']) => place).filter((place) => !existsSync(inRoot(place)));
    expect(missing).toEqual([]);
  });
});

describe('the commands', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

  it('that documents name are there', () => {
    const missing = documents.flatMap((document) =>
      [...read(document).matchAll(/`npm run ([\w:]+)/g)]
        .map(([, name]) => name ?? '')
        .filter((name) => !Object.hasOwn(scripts, name))
        .map((name) => `${document}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('are all in docs/running.md or docs/testing.md', () => {
    const text = read('docs/running.md') + read('docs/testing.md');
    const silent = Object.keys(scripts).filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(text));
    expect(silent).toEqual([]);
  });
});

describe('docs/architecture.md', () => {
  const text = read('docs/architecture.md');

  it('has a line for every area of src', () => {
    const areas = readdirSync(inRoot('src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const { name } of areas) expect(text).toContain(`| \`src/${name}\` |`);
  });

  it('shows all rooms in at most 47 rows', () => {
    const rooms = text.split('\n## Rooms\n')[1]?.split('\n## ')[0] ?? '';
    const rows = [...rooms.matchAll(/^\| `/gm)].length;
    expect(rows).toBeGreaterThan(30);
    expect(rows).toBeLessThanOrEqual(47);
  });
});

describe('docs/states.md', () => {
  const text = read('docs/states.md');
  const section = (heading: string) => text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

  it('shows every state of a purchase in its table of moves', () => {
    const table = section('States of a purchase');
    for (const state of PURCHASE_STATES)
      expect(table).toMatch(new RegExp(`\\| [^|]*\\b${state}\\b[^|]* \\|`));
  });

  const tables = [
    ['a payment', PAYMENT_STATES, beforePayment],
    ['a refund', REFUND_STATES, beforeRefund],
    ['an order at the wholesaler', PROVIDER_ORDER_STATES, beforeProviderOrder],
  ] as const satisfies [string, string[], (to: never) => string[]][];
  it.each(tables)('shows every move of %s, and no other', (what, states, before: (to: never) => string[]) => {
    const rows = [...section(`States of ${what}`).matchAll(/^\| ([-\w, ]+) \| ([\w, ]+) \| `/gm)];
    const shown = rows.flatMap(([, from = '', to = '']) =>
      to.split(', ').flatMap((after) => from.split(', ').map((state) => `${state} > ${after}`)),
    );
    const moves = states.flatMap((to) => before(to as never).map((from) => `${from} > ${to}`));
    expect(shown.filter((move) => !move.startsWith('- ')).toSorted()).toEqual(moves.toSorted());
    for (const state of states)
      expect(
        shown.some((move) => move.endsWith(`> ${state}`)),
        state,
      ).toBe(true);
  });

  it('shows which acts each order allows, and why not the others', () => {
    expect(section('What an order allows')).toContain(actsTable());
  });
});

describe('decisions', () => {
  const decisions = documents.filter((document) => document.startsWith('docs/decisions/'));

  it.each(decisions)('%s is numbered as its file, and dated', (decision) => {
    const number = Number(path.basename(decision).slice(0, 4));
    expect(read(decision)).toMatch(new RegExp(`^# ${number}\\. .+\\n\\n20\\d\\d-\\d\\d-\\d\\d\\b`));
  });

  it.each(decisions)('%s is a choice: what was rejected is named, and what follows', (decision) => {
    const headings = [...read(decision).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(['Context', 'Decision', 'Consequences']);
    expect(read(decision).split('\n## ')[2]).toMatch(/\nRejected: \S/);
  });

  it('have a number each', () => {
    const numbers = decisions.map((decision) => path.basename(decision).slice(0, 4));
    expect(numbers).toEqual([...new Set(numbers)]);
  });

  it('are there wherever one is named', () => {
    const known = new Set(decisions.map((decision) => path.basename(decision).slice(0, 4)));
    const texts = [...documents, 'CHANGELOG.md', '.env.example', ...files]
      .filter((file) => /\.(md|tsx?|js|sql|example)$/.test(file))
      .map((file) => [file, read(file)] as const);
    const missing = texts.flatMap(([file, text]) =>
      [...text.matchAll(/\bdecisions\/(\d{4})/g)]
        .filter(([, number = '']) => !known.has(number))
        .map(([name]) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
