import { hc } from 'hono/client';
import { describe, expect, it } from 'vitest';

import type { Api } from '../../server/app.ts';
import { readActiveDestinations } from './read-active-destinations.ts';

const country = (iso: string, region: string, sells = true) => ({
  iso,
  name: iso,
  region,
  image_url: null,
  starting_price: null,
  has_unlimited: false,
  has_plans: sells,
});

/** Two pages of a catalogue; the second can be made to fail. */
function api(secondFails = false) {
  return hc<Api>('http://shop.internal/api', {
    fetch: async (address: string | URL | Request) => {
      const after = new URL(new Request(address).url).searchParams.get('after');
      if (after === null)
        return Response.json({ countries: [country('FR', 'Europe'), country('JP', 'Asia')], next: 'JP' });
      if (secondFails) return Response.json({ error: 'down', code: 'internal' }, { status: 500 });
      const rest = [country('ES', 'Europe'), country('KP', 'Asia', false), country('XX', 'Europe')];
      return Response.json({ countries: rest, next: null });
    },
  });
}

describe('readActiveDestinations', () => {
  it('counts every page of the places on sale, and locates those that the map knows', async () => {
    const active = await readActiveDestinations(api(), () => {});
    expect(active).toMatchObject({
      count: 4,
      regions: [
        { name: 'Europe', count: 3 },
        { name: 'Asia', count: 1 },
      ],
    });
    expect(active?.lights).toHaveLength(3);
    const [france, japan] = active?.lights ?? [];
    expect(japan?.[0]).toBeGreaterThan(france?.[0] ?? 1000);
  });

  it('is left out if it cannot be read, and the reason is logged', async () => {
    const failures: unknown[] = [];
    expect(await readActiveDestinations(api(true), (failure) => failures.push(failure))).toBeNull();
    expect(failures).toHaveLength(1);
  });
});
