import { expect, it } from 'vitest';

import { readOrderFile } from './imported-order.ts';

const HEAD = 'email,name,plan,place';
const read = (text: string) => readOrderFile(text, 'en');

it('reads commas, semicolons and tabs, quotes, a byte order mark and other ends of lines', () => {
  for (const [separator, end] of [
    [',', '\n'],
    [';', '\r\n'],
    ['\t', '\r'],
  ] as const) {
    const rows = [
      ['email', 'Name', 'plan', 'place', 'quantity'],
      ['mia@example.com', `"Larsen${separator} ""Mia"""`, 'esim_1GB', 'jp', '3'],
      [''],
    ];
    const text = `\uFEFF${rows.map((cells) => cells.join(separator)).join(end)}`;
    expect(read(text)).toMatchObject([
      {
        line: 2,
        fault: null,
        order: { name: `Larsen${separator} "Mia"`, place: 'JP', quantity: 3, language: 'en', price: '' },
      },
    ]);
  }
});

it('says what is wrong with a line, and reads the others', () => {
  const lines = read(
    `${HEAD},quantity,language\nmia,Mia,p,JP,1,de\nmia@example.com,Mia,p,JP,none,de\nmia@example.com,Mia,p,JP,2,xx\nmia@example.com,Mia,p,JP,501,de\nmia@example.com,,p,JP,1,de\nmia@example.com,Mia,p,JP,2,DE\n`,
  );
  expect(
    Array.isArray(lines) && lines.map(({ line, fault }) => [line, fault?.split(':')[0] ?? null]),
  ).toEqual([
    [2, 'email'],
    [3, 'quantity'],
    [4, 'language'],
    [5, 'quantity'],
    [6, 'name'],
    [7, null],
  ]);
});

it('refuses a file whose first line does not fit', () => {
  expect(read('')).toEqual({ fault: 'The file is empty.' });
  expect(read('email,name,plan\nx')).toEqual({ fault: 'The first line has no column place.' });
  expect(read(`${HEAD},colour\nx`)).toEqual({ fault: 'The column colour is unknown.' });
  expect(read(`${HEAD},email\nx`)).toEqual({ fault: 'A column is there twice.' });
  expect(read(HEAD)).toEqual({ fault: 'The file has no orders below its first line.' });
  expect(read(`${HEAD}\n"open`)).toEqual({ fault: 'A quotation mark is opened and never closed.' });
  const many = `${HEAD}\n${'mia@example.com,Mia,p,JP\n'.repeat(501)}`;
  expect(read(many)).toEqual({ fault: 'The file has 501 orders. The most is 500.' });
});

it('takes 60 KB of strange letters for what they are', () => {
  const strange = '\u{1F30D}\u0000\u202E'.repeat(10_000);
  const lines = read(`${HEAD}\nmia@example.com,${strange},p,JP\n=cmd()@example.com,=HYPERLINK(1),p,JP`);
  expect(Array.isArray(lines) && lines[0]?.fault).toMatch(/^name/);
  expect(lines).toHaveLength(2);
});
