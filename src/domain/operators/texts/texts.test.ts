import { describe, expect, it } from 'vitest';

import { lineChanges, type PageText, shownLanguage } from './texts.ts';

const TEXT: PageText = {
  title: 'Terms',
  lead: '',
  text: 'Words',
  changed_at: '2026-12-01T10:00:00.000Z',
  change: '',
  is_material: false,
};

describe('the language of a text', () => {
  it('is the reader’s own where there is one, and the shop’s own text where nobody wrote any', () => {
    expect(shownLanguage({ texts: { de: TEXT } }, 'legal', 'de')).toBe('de');
    expect(shownLanguage({ texts: {} }, 'legal', 'de')).toBeNull();
  });

  it('never leaves the shop’s own text beside an operator’s on a legal page', () => {
    expect(shownLanguage({ texts: { en: TEXT, fr: TEXT } }, 'legal', 'de')).toBe('en');
    expect(shownLanguage({ texts: { ja: TEXT, fr: TEXT } }, 'legal', 'de')).toBe('fr');
  });

  it('stays the shop’s own on a page of help that was written in another one', () => {
    expect(shownLanguage({ texts: { en: TEXT } }, 'help', 'de')).toBeNull();
  });
});

describe('what differs between two texts', () => {
  const signs = { same: ' ', removed: '-', added: '+' };
  const told = (before: string, after: string) =>
    lineChanges(before, after).map(({ kind, line }) => signs[kind] + line);

  it('is as few lines as possible', () => {
    expect(told('a\nb\nc\nd', 'a\nc\nx\nd')).toEqual([' a', '-b', ' c', '+x', ' d']);
    expect(told('', 'a')).toEqual(['+a']);
    expect(told('a', '')).toEqual(['-a']);
    expect(told('a\na', 'a')).toEqual([' a', '-a']);
    expect(told('same', 'same')).toEqual([' same']);
  });

  it('gives both texts back, whatever they are', () => {
    const letters = ['a', 'b', ''];
    const texts = Array.from({ length: 81 }, (_, at) =>
      [0, 1, 2, 3].map((place) => letters[Math.floor(at / 3 ** place) % 3]).join('\n'),
    );
    for (const before of texts)
      for (const after of texts.slice(0, 20)) {
        const changes = lineChanges(before, after);
        const side = (left: 'removed' | 'added') =>
          changes
            .filter(({ kind }) => kind !== left)
            .map(({ line }) => line)
            .join('\n');
        expect([side('added'), side('removed')]).toEqual([before, after]);
      }
  });

  it('replaces a stretch that is too long to compare', () => {
    const lines = (name: string) => Array.from({ length: 2_000 }, (_, at) => `${name} ${at}`).join('\n');
    expect(lineChanges(`first\n${lines('a')}`, `first\n${lines('b')}`)).toHaveLength(4_001);
  });
});
