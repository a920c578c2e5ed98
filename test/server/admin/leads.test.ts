import { beforeAll, describe, expect, it } from 'vitest';

import { runCommand } from '../../../src/server/admin/cli/commands.ts';
import { operator, type TestOperator } from '../../support/console/operator.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const run = (...words: string[]) => runCommand(shop.deps, words, { user: 'root' });

interface Listed {
  leads: { id: string; company: string; contact: string; state: string; owner: string | null }[];
  next: string | null;
}
interface Lead {
  id: string;
  version: number;
  state: string;
  owner_id: string | null;
  owner: string | null;
  note: string;
  message: string;
  contact: { name: string; email: string };
  acts: { what: string; before: object | null; after: object | null }[];
}

let manager: TestOperator;
let support: TestOperator;
beforeAll(async () => {
  manager = await operator(shop, 'manager');
  support = await operator(shop, 'support');
  for (const companyName of ['Aurora', 'Borealis', '=HYPERLINK("http://x")']) {
    const answer = await shop.buyer().post('/api/enterprise-requests', {
      companyName,
      contactName: '+Mia Larsen',
      email: 'mia@aurora.example',
      message: 'We travel, "often".\n-Mia',
      consent: true,
    });
    if (answer.status !== 200) throw new Error(answer.body.error);
    shop.passSeconds(60);
  }
});

const list = async (query: Record<string, string> = {}) => (await support.ask<Listed>('leads', query)).body;
const read = async (id: string) => (await support.ask<Lead>('lead', { id })).body;

describe('leads', () => {
  it('are listed newest first by pages, with covered addresses', async () => {
    const first = await list({ limit: '2' });
    expect(first.leads.map(({ company }) => company)).toEqual(['=HYPERLINK("http://x")', 'Borealis']);
    const [last] = (await list({ limit: '2', after: first.next ?? '' })).leads;
    expect(last).toMatchObject({
      company: 'Aurora',
      contact: 'm***@aurora.example',
      state: 'new',
      owner: null,
    });
    expect((await support.ask('leads', { after: 'x' })).body.reason).toBe('unknown_after');
    expect((await run('leads', '5')).text).toContain('Borealis');
  });

  it('are shown in full, which is recorded once', async () => {
    const [newest] = (await list()).leads;
    await read(newest?.id ?? '');
    const lead = await read(newest?.id ?? '');
    expect(lead).toMatchObject({ version: 1, note: '', contact: { name: '+Mia Larsen' } });
    expect(lead.acts.map(({ what }) => what)).toEqual(['lead read']);
    const none = await support.ask('lead', { id: '0193f0aa-0000-4000-8000-000000000000' });
    expect(none.body.reason).toBe('no_lead');
  });

  it('are changed by one operator at a time: the second sees what the first did', async () => {
    const { id } = (await list()).leads[1] ?? { id: '' };
    const { team: people } = (await support.ask<{ team: { id: string; email: string }[] }>('team')).body;
    const me = people.find(({ email }) => email === support.email)?.id ?? '';
    const seen = await read(id);
    const changed = await support.tell<Lead>('lead_change', {
      id,
      version: seen.version,
      state: 'contacted',
      owner: me,
      note: 'called Mia, calls back',
    });
    expect(changed.body).toMatchObject({ state: 'contacted', owner: support.email, version: 2 });
    const late = await manager.tell('lead_change', { id, version: seen.version, state: 'lost' });
    expect([late.status, late.body.reason]).toEqual([409, 'changed_by_another']);
    const act = (await read(id)).acts.find(({ what }) => what === 'lead changed');
    expect(act).toMatchObject({
      before: { state: 'new', owner: null, version: 1 },
      after: { state: 'contacted', owner: me, note: 'changed' },
    });
    expect(JSON.stringify(act)).not.toContain('called');
    expect((await list({ state: 'contacted' })).leads.map((one) => one.id)).toEqual([id]);
    expect((await list({ owner: me })).leads).toHaveLength(1);
    const nobody = { id, version: 2, owner: id };
    expect((await support.tell('lead_change', nobody)).body.reason).toBe('no_operator');

    const change = ['lead-change', '--id', id, '--version'];
    expect((await run(...change, '2', '--state', 'won')).text).toMatch(/state +won/);
    expect((await run('leads', '--owner', me, '--json')).text).toContain(id);
    expect((await run(...change, '3', '--owner', 'none')).text).toMatch(/owner +-/);
    await expect(run(...change, '4', '--state', 'sold')).rejects.toThrow('State must be one of');
  });

  it('are exported with harmless formulas, by permitted roles', async () => {
    expect((await support.browser.get('/api/operate/leads.csv')).status).toBe(403);
    const answer = await manager.browser.ask('/api/operate/leads.csv?state=new');
    const text = await answer.text();
    expect(text.split('\r\n')[0]).toContain('company,contact,email');
    expect(text).toContain(`"'=HYPERLINK(""http://x"")",'+Mia Larsen,mia@aurora.example`);
    expect(text).not.toContain('Borealis');
  });
});
