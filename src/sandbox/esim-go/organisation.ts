import type { Hono } from 'hono';

import type { Books } from './account/books.ts';
import { dollars } from './account/wire.ts';
import { makeBundles } from './bundles/bundles.ts';

/** GET /organisation with the balance, and GET /organisation/groups with the catalogue's real group names. */
export function serveOrganisation(
  app: Hono,
  books: Books,
  { apiKey, callbackUrl }: { apiKey: string; callbackUrl: () => string },
): void {
  const groups = [...new Set(makeBundles().map(({ group }) => group))].map((name) => ({ name, desc: name }));

  app.get('/organisation', (c) => {
    const organisation = {
      name: 'Simport Sandbox',
      apiKey,
      taxLiable: 'No',
      addr1: '1 Example Street',
      addr2: '',
      city: 'Wilmington',
      country: 'US',
      postcode: '19801',
      callbackUrl: callbackUrl(),
      notes: '',
      groups: groups.map(({ name }) => name),
      currency: 'USD',
      balance: dollars(books.account.balanceCents),
      testCredit: 0,
      testCreditExpiry: null,
      businessType: 'Reseller',
      website: 'https://simport.example',
      productDescription: 'Travel eSIMs',
      users: [
        {
          firstName: 'Sandbox',
          lastName: 'Owner',
          role: 'OWNER',
          emailAddress: 'owner@simport.example',
          phoneNumber: '',
          timeZone: 'UTC',
        },
      ],
    };
    const flat = books.options.organisationShape === 'flat';
    return c.json(flat ? organisation : { organisations: [organisation] });
  });

  app.get('/organisation/groups', (c) => c.json({ groups }));
}
