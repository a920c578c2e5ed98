import type { Hono } from 'hono';

import { Refusal } from './account/refusal.ts';
import { listBundles } from './bundles/catalogue.ts';
import type { Place } from './bundles/place.ts';
import { places } from './bundles/world.ts';

// The mobile country code that the ITU reserves for tests: these networks do not exist.
const TEST_MCC = '001';

/** GET /networks by names, by ISO codes, or all. */
export function serveNetworks(app: Hono): void {
  app.get('/networks', (c) => {
    const names = split(c.req.query('countries'));
    const isos = split(c.req.query('isos'));
    const all = c.req.query('returnAll') === 'true';
    if (!all && names.length + isos.length === 0) {
      throw new Refusal(400, 'one of countries, isos or returnAll is required');
    }
    const asked = [...places.values()].filter(
      ({ name, iso }) => all || names.includes(name) || isos.includes(iso),
    );
    return c.json({
      countryNetworks: asked.map((place) => ({ name: place.name, networks: networks(place) })),
    });
  });
}

function networks({ iso, name }: Place) {
  const speed = listBundles({ countries: [iso] })[0]?.speed ?? ['4G'];
  return ['Mobile', 'Telecom'].map((word, index) => ({
    name: `${name} ${word}`,
    brandName: `${name} ${word}`,
    mcc: TEST_MCC,
    mnc: String(index + 1).padStart(2, '0'),
    tagid: `${iso.replace('-', '').padEnd(3, 'X')}${word.slice(0, 1)}${index + 1}`,
    // The second network has no 5G yet.
    speed: index === 0 ? speed : speed.filter((each) => each !== '5G'),
  }));
}

function split(list: string | undefined): string[] {
  return list ? list.split(',').map((word) => word.trim()) : [];
}
