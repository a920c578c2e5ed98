import { hc } from 'hono/client';
import { describe, expect, it } from 'vitest';

import type { Api } from '../../server/app.ts';
import { readPopular } from './read-popular.ts';

const japan = {
  iso: 'JP',
  name: 'Japan',
  region: 'Asia',
  image_url: null,
  starting_price: 2.94,
  has_unlimited: true,
  has_plans: true,
};

/** What the page shows for an answer of the API, the requests it made, and the number of reports. */
async function show(answer: () => Response) {
  const asked: string[] = [];
  let reports = 0;
  const api = hc<Api>('http://shop.internal/api', {
    fetch: async (address: string | URL | Request) => {
      asked.push(new Request(address).url);
      return answer();
    },
  });
  const view = await readPopular(api, () => (reports += 1));
  return { view, asked, reports };
}

describe('readPopular', () => {
  it('reads the popular countries in one call', async () => {
    const { view, asked, reports } = await show(() => Response.json({ countries: [japan], next: null }));
    expect(view).toMatchObject({ kind: 'prices' });
    expect(asked).toEqual(['http://shop.internal/api/popular']);
    expect(reports).toBe(0);
  });

  it('shows them in the order in which they come', async () => {
    const countries = [japan, { ...japan, iso: 'FR', name: 'France' }];
    expect((await show(() => Response.json({ countries }))).view).toEqual({ kind: 'prices', countries });
  });

  it('shows none if the shop has none', async () => {
    const { view } = await show(() => Response.json({ countries: [], next: null }));
    expect(view).toEqual({ kind: 'prices', countries: [] });
  });

  it('distinguishes missing prices from unreadable ones', async () => {
    const down = () => Response.json({ error: 'Something went wrong', code: 'internal' }, { status: 500 });
    const cut = () => {
      throw new TypeError('cut');
    };
    for (const answer of [down, cut]) {
      expect(await show(answer)).toMatchObject({ view: { kind: 'lost' }, reports: 1 });
    }
    const garbage = [
      new Response('<html>'),
      Response.json(null),
      Response.json({ countries: 'none' }),
      Response.json({ countries: [{ ...japan, starting_price: '2.94' }] }),
    ];
    for (const answer of garbage) {
      expect(await show(() => answer)).toMatchObject({ view: { kind: 'garbled' }, reports: 1 });
    }
  });
});
