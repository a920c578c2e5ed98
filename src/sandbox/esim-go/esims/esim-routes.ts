import type { Hono } from 'hono';
import { z } from 'zod';

import type { Books } from '../account/books.ts';
import { ourEsim, record } from '../account/esim.ts';
import { keysNotPlayed, Refusal } from '../account/refusal.ts';
import { pageOf, positive, type Version } from '../account/wire.ts';
import { findBundle } from '../bundles/catalogue.ts';
import { bundleAssignmentOnWire, bundlesOnWire } from './bundles-on-wire.ts';
import { esimOnWire, esimRow } from './esim-on-wire.ts';
import { historyOnWire } from './history-on-wire.ts';
import { listEsims, PAGE_SIZES } from './list-esims.ts';

const DEFAULT_BUNDLES = 15;
const MAX_BUNDLES = 200;
const customerRefChange = z.strictObject({ iccid: z.string(), customerRef: z.string().max(200) });

/** GET /esims, PUT /esims and all reads under /esims/{iccid}. */
export function serveEsims(app: Hono, books: Books, version: Version): void {
  app.get('/esims', (c) => {
    const esims = listEsims(books, {
      orderBy: c.req.query('orderBy'),
      direction: c.req.query('direction'),
      filterBy: c.req.query('filterBy'),
      filter: c.req.query('filter'),
    });
    const size = c.req.query('perPage');
    if (size && !PAGE_SIZES.includes(size)) throw new Refusal(400, `invalid perPage: ${size}`);
    const request = {
      page: c.req.query('page'),
      size,
      defaultSize: books.options.defaultPageSize,
      maxSize: 100,
    };
    return c.json(pageOf(books, 'esims', esims, request, (esim) => esimRow(esim, version)));
  });

  app.put('/esims', async (c) => {
    const change = customerRefChange.safeParse(await c.req.json().catch(() => undefined));
    if (!change.success) {
      const [issue] = change.error.issues;
      if (issue?.code === 'unrecognized_keys') throw new Refusal(400, keysNotPlayed([], issue.keys));
      throw new Refusal(400, 'iccid and customerRef are required');
    }
    const esim = ourEsim(books, change.data.iccid);
    esim.customerRef = change.data.customerRef;
    record(esim, { name: 'eSIM Updated', at: books.now() });
    books.save();
    return c.json({ status: 'Successfully updated eSIM' });
  });

  app.get('/esims/:iccid', (c) => {
    const extra = (c.req.queries('additionalFields') ?? []).flatMap((list) => list.split(','));
    return c.json(esimOnWire(books, ourEsim(books, c.req.param('iccid')), version, extra));
  });

  app.get('/esims/:iccid/bundles', (c) => {
    const limit = positive('limit', c.req.query('limit'), DEFAULT_BUNDLES);
    if (limit > MAX_BUNDLES) throw new Refusal(400, `invalid limit: ${limit}`);
    const includeUsed = c.req.query('includeUsed') === 'true';
    const esim = ourEsim(books, c.req.param('iccid'));
    return c.json(bundlesOnWire(books, esim, version, { includeUsed, limit }));
  });

  app.get('/esims/:iccid/bundles/:name', (c) => {
    const { iccid, name } = c.req.param();
    const found = ourEsim(books, iccid).assignments.filter(({ bundle }) => bundle === name);
    return c.json({
      assignments: found.toReversed().map((assignment) => bundleAssignmentOnWire(books, assignment, version)),
    });
  });

  app.get('/esims/:iccid/compatible/:bundle', (c) => {
    const esim = ourEsim(books, c.req.param('iccid'));
    const bundle = findBundle(c.req.param('bundle'));
    if (!bundle)
      throw new Refusal(books.options.unknownBundleStatus, `unknown bundle: ${c.req.param('bundle')}`);
    const compatible = bundle.profileName === esim.profileName && esim.profileStatus !== 'Deactivated';
    return c.json({ compatible });
  });

  app.get('/esims/:iccid/history', (c) => c.json(historyOnWire(books, ourEsim(books, c.req.param('iccid')))));
}
