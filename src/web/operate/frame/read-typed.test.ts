import { describe, expect, it } from 'vitest';

import { permissionsOf, type Role } from '../../../domain/operators/roles.ts';
import { OFFERS, shownAt } from './offers.ts';
import { nearTyped, readTyped } from './read-typed.ts';

const typedAs = (typed: string, role: Role = 'owner') => readTyped(typed, permissionsOf(role));
const begun = (typed: string, role?: Role) => {
  const { begun: act } = typedAs(typed, role);
  return act && [act.offer.words[0], act.of];
};

describe('what somebody types', () => {
  it.each([
    ['refund SP-6DLP-8QBD', 'Refund', 'SP-6DLP-8QBD'],
    ['refund order SP-6DLP-8QBD', 'Refund', 'SP-6DLP-8QBD'],
    ['Refund part SP-6DLP', 'Refund a part', 'SP-6DLP'],
    ['resend to Ada', 'Send the eSIM again', 'Ada'],
    ['note on SP-6DLP', 'Note on an order', 'SP-6DLP'],
    ['block ada@example.com', 'Block', 'ada@example.com'],
    ['pause sales', 'Pause', 'sales'],
    ['resume', 'Resume', ''],
    ['hide Réunion', 'Hide or show a place', 'Réunion'],
    ['end promotion SUMMER', 'End a promotion', 'SUMMER'],
  ])('%s is an act and what it is done to', (typed, name, of) => {
    expect(begun(typed)).toEqual([name, of]);
  });

  it.each([
    ['Refundacja', null],
    ['SP-6DLP-8QBD', null],
    ['chloe', null],
  ])('%s is no act', (typed, none) => {
    expect(begun(typed)).toBe(none);
  });

  it('is searched without the words of the act', () => {
    expect(typedAs('refund order chloe').search).toBe('chloe');
    expect(typedAs('refund').search).toBe('refund');
    expect(typedAs('chloe d').search).toBe('chloe d');
  });

  it.each([
    ['invite', 'Invite an operator'],
    ['make promotion', 'Create a promotion'],
    ['export', 'Export orders'],
    ['promo', 'Create a promotion'],
    ['prices', 'Change prices'],
  ])('%s offers “%s”', (typed, name) => {
    expect(typedAs(typed).offers.map(({ words: [one] }) => one)).toContain(name);
  });

  it.each([
    ['rec', 'Reconciliation'],
    ['bounced', 'Email bounced'],
    ['settings', 'Settings'],
    ['oss', 'OSS return'],
    ['withdrawal rec', 'Withdrawal received'],
    ['a', 'Audit'],
  ])('%s finds “%s” in the console', (typed, name) => {
    expect(typedAs(typed).spots.map((spot) => spot.name)).toContain(name);
  });

  it('finds nothing that the role may not do or open', () => {
    expect(begun('refund SP-6DLP-8QBD', 'viewer')).toBeNull();
    expect(typedAs('pause', 'support').offers).toEqual([]);
    expect(typedAs('audit', 'support').spots).toEqual([]);
    expect(typedAs('doctor', 'finance').spots).toEqual([]);
    expect(typedAs('export', 'viewer').offers).toEqual([]);
    expect(typedAs('', 'viewer').spots.map(({ name }) => name)).not.toContain('Prices');
  });

  it.each([
    ['refnud SP-6DLP-8QBD', 'refund sp-6dlp-8qbd'],
    ['puase sales', 'pause sales'],
    ['xqzw', null],
  ])('%s was perhaps meant as %s', (typed, meant) => {
    expect(nearTyped(typed, permissionsOf('owner')).corrected).toBe(meant);
  });

  it('has a near name in the console', () => {
    expect(nearTyped('reconcilation', permissionsOf('owner')).spot?.name).toBe('Reconciliation');
    expect(nearTyped('reconcilation', permissionsOf('viewer')).spot).toBeNull();
  });
});

it('names each act with words of its own', () => {
  const all = OFFERS.flatMap(({ words }) => Array.from(new Set(words.map((word) => word.toLowerCase()))));
  expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
});

it('knows what a screen shows', () => {
  expect(shownAt('/orders/1f', 'order')).toBe('1f');
  expect(shownAt('/catalogue/places/JP', 'place')).toBe('JP');
  expect(shownAt('/orders', 'order')).toBeNull();
  expect(shownAt('/cases/1f', 'order')).toBeNull();
});
