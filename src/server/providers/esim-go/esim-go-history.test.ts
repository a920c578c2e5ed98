import { expect, it } from 'vitest';

import { eventsIn } from './esim-go-history.ts';
import { wireHistory } from './esim-go-wire.ts';

const DAY = Date.UTC(2026, 10, 1);

function told(name: string, more: Record<string, unknown> = {}) {
  const action = { name, bundleName: 'esim_1GB_7D_JP_V2', date: '2026-11-01T00:00:00Z', ...more };
  return eventsIn(wireHistory.parse({ actions: [action] })).map(({ kind, bundleName, at }) => [
    kind,
    bundleName,
    at.getTime(),
  ]);
}

it.each([
  ['eSIM First Use', {}, 'first_use'],
  ['eSIM Utilisation Alert', { alertType: '80% Used' }, 'used_80'],
  ['eSIM Utilisation Alert', { alertType: '100% Used' }, 'depleted'],
  ['Bundle Expired', {}, 'ended'],
  ['Bundle Lapsed', {}, 'ended'],
  ['Bundle Revoked', {}, 'ended'],
])('reads %s %o', (name, more, kind) => {
  expect(told(name, more)).toEqual([[kind, 'esim_1GB_7D_JP_V2', DAY]]);
});

it('leaves out entries without a bundle or a time', () => {
  expect(told('Bundle Applied')).toEqual([]);
  expect(told('eSIM Utilisation Alert', { alertType: '50% Used' })).toEqual([]);
  expect(told('eSIM First Use', { date: null })).toEqual([]);
});

it('finds the bundle under either spelling', () => {
  expect(told('eSIM First Use', { bundleName: null, bundle: 'other' })).toEqual([
    ['first_use', 'other', DAY],
  ]);
  expect(told('eSIM First Use', { bundleName: null })).toEqual([['first_use', null, DAY]]);
});
