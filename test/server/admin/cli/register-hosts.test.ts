import { describe, expect, it } from 'vitest';

import { CannotDo } from '../../../../src/server/admin/cli/answer.ts';
import { runCommand } from '../../../../src/server/admin/cli/commands.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const run = (...words: string[]) => runCommand(shop.deps, words);

interface Domain {
  id: string;
  domain_name: string;
  enabled: boolean;
}

const registered = async () =>
  (await shop.stripe.call<{ data: Domain[] }>('GET', '/v1/payment_method_domains?limit=100')).data;

describe('the verb that registers hosts for wallets', () => {
  it('registers each host that is named, once, and says which wallets work there', async () => {
    const { text } = await run('wallets', 'shop.travel', 'WWW.shop.travel', 'shop.travel');
    expect(
      text
        .split('\n')
        .slice(1)
        .map((line) => line.split(/\s{2,}/)),
    ).toEqual([
      ['shop.travel', 'registered', 'works', 'works', 'works'],
      ['www.shop.travel', 'registered', 'works', 'works', 'works'],
    ]);
    expect((await run('wallets', 'shop.travel')).text).toMatch(/shop\.travel +known, checked again +works/);
    expect((await registered()).map(({ domain_name }) => domain_name).sort()).toEqual([
      'shop.travel',
      'www.shop.travel',
    ]);
  });

  it('switches a host on that was switched off', async () => {
    await run('wallets', 'off.travel');
    const { id } = (await registered()).find(({ domain_name }) => domain_name === 'off.travel')!;
    await shop.stripe.call('POST', `/v1/payment_method_domains/${id}`, { enabled: 'false' });
    await run('wallets', 'off.travel');
    expect((await registered()).find((domain) => domain.id === id)?.enabled).toBe(true);
  });

  it('says in the processor’s words what keeps a wallet from working', async () => {
    const { text } = await run('wallets', 'shop.invalid');
    expect(text).toMatch(
      /shop\.invalid +registered +The domain could not be verified with Apple\. +works +works/,
    );
  });

  it('needs a host that others can ask for', async () => {
    await expect(run('wallets')).rejects.toThrow(
      new CannotDo('No registration is needed for localhost. Name another host.'),
    );
    await expect(run('wallets', 'no host')).rejects.toThrow(/^Stripe says no: /);
  });
});
