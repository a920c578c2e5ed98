import { expect, it } from 'vitest';

import type { VerbName } from '../../../src/server/admin/registry.ts';
import { type InputOf, runVerb } from '../../../src/server/admin/run-verb.ts';
import type { Deps } from '../../../src/server/deps.ts';
import { invoicePdf } from '../../../src/server/invoices/invoices-in.ts';
import { sampleInvoice } from '../../../src/server/invoices/sample-invoice.ts';
import { sampleMail } from '../../../src/server/mail/samples/preview.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { readPdf } from '../../support/reading/read-pdf.ts';
import { useCachedShop } from '../../support/shop/cached-shop.ts';

const shop = useCachedShop();

/** Everything that says what the shop and its company are called. */
async function told(deps: Deps): Promise<Record<string, string>> {
  const text = async (path: string) => (await fetch(shop.fronted + path)).text();
  return {
    page: await text('/terms'),
    settings: await text('/api/settings'),
    manifest: await text('/site.webmanifest'),
    mail: (await sampleMail(deps, 'verify_address', 0)).html,
    invoice: (await readPdf(await invoicePdf(deps, sampleInvoice(deps)))).text,
  };
}

it('what one process publishes, another serves after one announcement and one poll', async () => {
  const other = await shop.twin();
  const heard: string[] = [];
  const listening = await shop.deps.db.listen(
    'simport_news',
    (payload) => heard.push(payload),
    () => {},
  );
  const publish = <Name extends VerbName>(name: Name, input: InputOf<Name>) =>
    runVerb({ deps: other.deps, by: atCommandLine('test') }, name, input);
  try {
    // Kept from now on.
    for (const text of Object.values(await told(shop.deps))) expect(text).toContain('Simport');

    await publish('brand_publish', { brand: { name: 'Roamwell' }, reason: 'a test' });
    await expect.poll(() => heard).toEqual(['revision']);
    await shop.deps.brand.refresh();
    for (const [of, text] of Object.entries(await told(shop.deps)))
      expect([of, text.includes('Roamwell')]).toEqual([of, true]);

    await publish('settings_publish', { values: { LEGAL_NAME: 'Wanderwave Ltd' }, reason: 'a test' });
    await expect.poll(() => heard).toEqual(['revision', 'revision']);
    await shop.deps.published.refresh();
    const { manifest: _, ...named } = await told(shop.deps);
    for (const [of, text] of Object.entries(named))
      expect([of, text.includes('Wanderwave Ltd')]).toEqual([of, true]);
  } finally {
    await listening.close();
    await other.close();
  }
});
