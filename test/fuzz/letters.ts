/** Pseudo-random numbers, the same for the same seed. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 to below 1. Source: mulberry32 by Tommy Ettinger, public domain. */
  roll(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  }

  /** True with this probability. */
  chance(probability: number): boolean {
    return this.roll() < probability;
  }

  pick<T>(from: readonly T[]): T {
    const picked = from[Math.floor(this.roll() * from.length)];
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  }
}

const LONG = 60_000;

/** Texts that have broken programs. */
export const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'null',
  'true',
  'NaN',
  '\0',
  'a\0b',
  '\uD800',
  'a\uDFFFb',
  '\uFEFFa',
  '\u202Eabc',
  'e\u0301'.repeat(500),
  '\u0E47'.repeat(1_000),
  '👨‍👩‍👧‍👦'.repeat(100),
  'a'.repeat(LONG),
  `//${'a'.repeat(LONG)}`,
  'a@'.repeat(LONG / 2),
  '/'.repeat(LONG),
  ' '.repeat(LONG),
  '8'.repeat(LONG),
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '%00%0d%0a',
  'a\r\nBcc: mia@example.com',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'mia@example.com',
  'not-an-address',
  'https://elsewhere.example/',
  'javascript:alert(1)',
  'JP',
  '9999999999999999999999',
  '2026-13-45T99:99:99Z',
] as const;

/** Values of every JSON type. */
export const VALUES: readonly unknown[] = [
  ...TEXTS,
  null,
  true,
  false,
  0,
  -1,
  0.1,
  1e308,
  -0,
  2 ** 53,
  [],
  {},
  [[[[[]]]]],
  ['a', 1, null],
  { a: { b: { c: {} } } },
  { toString: 'x', length: -1 },
  { $ne: null },
];

/** Bodies that are not JSON, or are easy to misread. */
export const BODIES: readonly (string | Buffer)[] = [
  '',
  'null',
  '[]',
  '7',
  '"text"',
  'true',
  '{',
  '{"a":',
  '{"a":1}}',
  '\uFEFF{}',
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  '{"email":"a@example.com","email":{"b":1}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `{"a":"${'\\u0000'.repeat(1_000)}"}`,
  `{${Array.from({ length: 3_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
  'x'.repeat(70_000),
  Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
];

/** Parts of an address in wire format, some of them malformed. */
export const PATH_PARTS = [
  '%',
  '%00',
  '%FF',
  '%ED%A0%80',
  '%E0%A4%A',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..%5c',
  '__proto__',
  'constructor',
  'a'.repeat(3_000),
  '%20',
  '%0d%0aX-Injected:1',
  '7',
  '-1',
  'JP',
  "'%20or%201=1",
  '%F0%9F%98%80',
  '.',
  '*',
] as const;
