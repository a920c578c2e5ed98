import path from 'node:path';

import { describe, expect, it } from 'vitest';

import type { Style } from './font-files.ts';
import { splitLetters, splitRuns } from './split-runs.ts';

/** Font family and text of each run, from left to right. */
function runsOf(text: string, style: Style = 'text', language = 'en'): [family: string, text: string][] {
  return splitRuns(splitLetters(text, { style, language })).map(({ file, text: run }) => [
    path.basename(file.path).replace(/(noto-sans-[a-z]+|inter|bricolage-grotesque).*/, '$1'),
    run,
  ]);
}

describe('a line', () => {
  it('is one run if one font has all its characters', () => {
    expect(runsOf('Mia Larsen')).toEqual([['inter', 'Mia Larsen']]);
    expect(runsOf('Mia Larsen', 'display')).toEqual([['bricolage-grotesque', 'Mia Larsen']]);
  });

  it('shows the number of a character that its font lacks, whatever is beside it', () => {
    for (const letter of ['ڢ', 'ڣ', 'ڥ', 'ݠ', 'ݪ', 'ࢤ']) {
      for (const text of [
        letter,
        `${letter}ب`,
        `ب${letter}`,
        `ب${letter}ب`,
        `${letter}${letter}`,
        `${letter}ّ`,
      ])
        for (const { text: run, file } of splitRuns(splitLetters(text, { style: 'text', language: 'en' })))
          expect(file.sets(run), `${text}: ${run}`).toBe(true);
    }
  });

  it('runs to the left in right-to-left scripts, and to the right again for digits', () => {
    expect(runsOf('דוד כהן 42')).toEqual([
      ['inter', '42'],
      ['inter', ' '],
      ['noto-sans-hebrew', 'כהן'],
      ['inter', ' '],
      ['noto-sans-hebrew', 'דוד'],
    ]);
  });

  it('mirrors brackets with their text', () => {
    expect(runsOf('דוד (לוי)').map(([, text]) => text)).toEqual(['(', 'לוי', ') ', 'דוד']);
    expect(runsOf('Mia (לוי)').map(([, text]) => text)).toEqual(['Mia (', 'לוי', ')']);
  });

  it('keeps what is isolated in its own order, and draws no mark', () => {
    const shown = (text: string) => runsOf(text).map(([, run]) => run);
    expect(shown('سعر \u2066$2.69\u2069')).toEqual(['$2.69', ' ', 'سعر']);
    expect(shown('\u2066-$0.57\u2069')).toEqual(['-$0.57']);
    expect(shown('\u2067Visa تنتهي 4242\u2069')).toEqual(['4242', ' ', 'تنتهي', ' ', 'Visa']);
  });

  it('keeps foreign words in their place', () => {
    expect(runsOf('Mia محمد علي Larsen').map(([, text]) => text)).toEqual([
      'Mia ',
      'علي',
      ' ',
      'محمد',
      ' Larsen',
    ]);
  });
});

describe('a letter', () => {
  it('keeps its marks and joiners', () => {
    expect(runsOf('श्री')).toEqual([['noto-sans-devanagari', 'श्री']]);
    expect(runsOf('می\u200Cخواهم')).toEqual([['noto-sans-arabic', 'می\u200Cخواهم']]);
  });

  it('loses a joiner that its font does not have', () => {
    expect(runsOf('a\u200Cb')).toEqual([['inter', 'ab']]);
  });

  // A name in other letters would be another name, and nobody would see it.
  it.each([
    ['Mia 🦄 ᏍᏏ', 'Mia [U+1F984] [U+13CD 13CF]'],
    ['ꦱꦫꦱ', '[U+A9B1 A9AB A9B1]'],
    ['Ze\u1AB0', 'Ze[U+1AB0]'],
    ['ڢ', '[U+06A2]'],
    ['\uFFFD', '[U+FFFD]'],
  ])('that no font has is named by its number: %s', (text, shown) => {
    expect(runsOf(text)).toEqual([['inter', shown]]);
  });

  it('in Chinese has its Japanese form beside Japanese text, and in a Japanese document', () => {
    expect(runsOf('王小明').every(([family]) => family === 'noto-sans-sc')).toBe(true);
    expect(runsOf('高橋さくら').every(([family]) => family === 'noto-sans-jp')).toBe(true);
    for (const style of ['text', 'display'] as const)
      expect(runsOf('請求書', style, 'ja-JP').every(([family]) => family === 'noto-sans-jp')).toBe(true);
    expect(runsOf('김철수').every(([family]) => family === 'noto-sans-kr')).toBe(true);
    expect(runsOf('𠮷田')[0]).toEqual(['noto-sans-jp', '𠮷']);
  });
});
