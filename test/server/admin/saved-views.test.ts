import { beforeAll, describe, expect, it } from 'vitest';

import type { OutputOf } from '../../../src/server/admin/run-verb.ts';
import { operator, type TestOperator } from '../../support/console/operator.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

type View = OutputOf<'view_save'>;
type Told = Partial<View> & { reason?: string; error?: string };

let ada: TestOperator;
let grace: TestOperator;
let manager: TestOperator;
beforeAll(async () => {
  ada = await operator(shop, 'support');
  grace = await operator(shop, 'viewer');
  manager = await operator(shop, 'manager');
});

const listed = async (by: TestOperator) =>
  (await by.ask<OutputOf<'views'>>('views', { screen: 'orders' })).body;
const namesFor = async (by: TestOperator) => (await listed(by)).views.map(({ name }) => name);
const save = async (name: string, more: object = {}, by = ada) =>
  (await by.tell<Told>('view_save', { screen: 'orders', name, query: { state: 'refunded' }, ...more })).body;
const change = async (view: Told, more: object, by = ada) =>
  (await by.tell<Told>('view_change', { id: view.id, version: view.version, ...more })).body;
const remove = async (view: Told, by = ada) => (await by.tell<Told>('view_delete', { id: view.id })).body;

describe('a saved view', () => {
  it('is seen by its owner alone until it is shared', async () => {
    const view = await save('Back', {
      query: { state: 'refunded', sort: 'highest' },
      columns: ['state', 'paid'],
    });
    expect(view).toMatchObject({ query: { state: 'refunded', sort: 'highest' }, columns: ['state', 'paid'] });
    expect([await namesFor(ada), await namesFor(grace)]).toEqual([['Back'], []]);
    const shared = await change(view, { name: 'Went back', shared: true });
    expect(shared).toMatchObject({ name: 'Went back', shared: true, version: 2 });
    const [seen] = (await listed(grace)).views;
    expect(seen).toMatchObject({ name: 'Went back', can_change: false, owner: ada.email });
    await remove(view);
    expect(await namesFor(grace)).toEqual([]);
  });

  it('has a name of its own among those that the same people see', async () => {
    const own = await save('Mine');
    expect((await save('mine')).error).toContain('You have a view with this name');
    expect((await save('Mine', {}, grace)).name).toBe('Mine');
    const shared = await save('Team', { shared: true });
    expect((await save('team', { shared: true }, grace)).error).toContain('The team has a view');
    expect((await change(own, { name: 'Team', shared: true })).reason).toBe('invalid_field');
    const both = await Promise.all([save('Twice'), save('twice')]);
    expect(both.filter(({ reason }) => reason === undefined)).toHaveLength(1);
    await remove(shared);
  });

  it('of others is changed by managers if it is shared, and is not there if it is not', async () => {
    const own = await save('Only mine');
    const shared = await save('For all', { shared: true });
    expect((await change(own, { name: 'x' }, manager)).reason).toBe('no_view');
    expect((await remove(own, manager)).reason).toBe('no_view');
    expect((await change(shared, { name: 'x' }, grace)).reason).toBe('invalid_field');
    expect((await change(shared, { name: 'Of all' }, manager)).name).toBe('Of all');
    expect((await change(shared, { name: 'Late' })).reason).toBe('changed_by_another');
    expect((await remove(shared, manager)).reason).toBeUndefined();
    expect((await remove(shared)).reason).toBe('no_view');
  });

  it('keeps no search for a person', async () => {
    for (const query of [{ search: 'chloe' }, { customer: 'chloe@posteo.example' }])
      expect((await save('Chloé', { query })).reason).toBe('invalid_field');
  });

  it('opens the list of whoever chose it, until it is gone', async () => {
    const view = await save('First', { shared: true });
    const choose = (by: TestOperator, chosen: string | null) =>
      by.tell<Told>('view_default', { screen: 'orders', view: chosen });
    await choose(grace, view.id ?? '');
    await choose(ada, 'disputed');
    expect([(await listed(ada)).default, (await listed(grace)).default]).toEqual(['disputed', view.id]);
    await remove(view);
    expect((await listed(grace)).default).toBeNull();
    expect((await choose(grace, view.id ?? '')).body.reason).toBe('no_view');
    await choose(ada, null);
    expect((await listed(ada)).default).toBeNull();
  });
});
