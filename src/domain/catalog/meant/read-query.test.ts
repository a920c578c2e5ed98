import { describe, expect, it } from 'vitest';

import { readQuery } from './read-query.ts';

describe('a query', () => {
  it.each([
    ['korea 5 gb', 'korea', { megabytes: 5_000, type: 'fixed' }],
    ['500MB uk', 'uk', { megabytes: 500, type: 'fixed' }],
    ['1.5gb japan', 'japan', { megabytes: 1_500, type: 'fixed' }],
    ['japan 10 days', 'japan', { days: 10 }],
    ['japan 3-day', 'japan', { days: 3 }],
    ['two weeks in japan', 'in japan', { days: 14 }],
    ['italy for a week', 'italy for', { days: 7 }],
    ['italien 14 tage', 'italien', { days: 14 }],
    ['日本7日間', '日本', { days: 7 }],
    ['turkey unlimited', 'turkey', { type: 'unlimited' }],
    ['europe 20 gb 30 days', 'europe', { megabytes: 20_000, days: 30, type: 'fixed' }],
    ['japan unlimited 1 month', 'japan', { days: 30, type: 'unlimited' }],
    ['italy and turkey', 'italy and turkey', {}],
    ['japan 2026', 'japan 2026', {}],
    ['japan 900 days', 'japan', {}],
    ['japan 5 dollars', 'japan 5 dollars', {}],
  ])('%j asks for %j', (query, text, trip) => {
    const read = readQuery(query);
    expect(read.text.replace(/\s+/g, ' ')).toBe(text);
    expect(read.trip).toEqual({ days: null, megabytes: null, type: null, ...trip });
  });

  it.each([
    ['🇯🇵', ['JP']],
    ['🇯🇵🇰🇷 trip', ['JP', 'KR']],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', ['GB']],
    ['🏝️', []],
  ])('%j shows the flags %j', (query, flags) => {
    expect(readQuery(query).flags).toEqual(flags);
  });

  it.each([
    ['+81', '81'],
    ['0044', '44'],
    ['+1 (868) 1', '18681'],
    ['81', null],
    ['japan +81', null],
  ])('%j dials %j', (query, dialled) => {
    expect(readQuery(query).dialled).toBe(dialled);
  });
});
