import { hc } from 'hono/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';

import type { CountryCard } from '../../domain/catalog/catalog-schema.ts';
import type { Api } from '../../server/app.ts';
import { asText } from '../core/page-text.ts';
import { PopularDestinations } from './popular-destinations.tsx';
import { type PopularView, readPopular } from './read-popular.ts';

const japan: CountryCard = {
  iso: 'JP',
  name: 'Japan',
  region: 'Asia',
  image_url: null,
  starting_price: 2.94,
  has_unlimited: true,
  has_plans: true,
};

function show(shown: CountryCard[] | PopularView): string {
  const view: PopularView = Array.isArray(shown) ? { kind: 'prices', countries: shown } : shown;
  const Page = createRoutesStub([
    { path: '/', Component: () => <PopularDestinations view={asText(view)} /> },
  ]);
  return renderToStaticMarkup(<Page />);
}

describe('PopularDestinations', () => {
  it('shows the price of a day of unlimited data and leads to the country', () => {
    const html = show([japan]);
    expect(html).toContain('Starting at <b data-price="day:JP">$2.94/day</b>');
    expect(html).toContain('Unlimited');
    expect(html.match(/href="\/country\/JP"/g)).toHaveLength(2);
  });

  it('says what is missing if there is no price', () => {
    expect(show([{ ...japan, starting_price: null, has_unlimited: false }])).toContain(
      'No unlimited plans available',
    );
    const nothing = { ...japan, starting_price: null, has_unlimited: false, has_plans: false };
    expect(show([nothing])).toContain('No plans available');
  });

  it('has a card for each country in the shop’s answer, even without plans', async () => {
    const shown = ['US', 'GB', 'FR', 'JP', 'ES', 'DE'].map((iso) =>
      Object.assign(
        {},
        japan,
        { iso },
        iso === 'FR' && { name: 'France', starting_price: null, has_plans: false },
      ),
    );
    const api = hc<Api>('http://shop.internal/api', {
      fetch: () => Promise.resolve(Response.json({ countries: shown })),
    });
    const html = show(await readPopular(api, () => expect.fail('it was read')));
    const cards = html.split('<article').slice(1);
    expect(cards).toHaveLength(6);
    expect(cards[2]).toContain('France');
    expect(cards.filter((card) => card.includes('No plans available'))).toEqual([cards[2]]);
  });

  it('shows an operator’s photo instead of the drawing', () => {
    const html = show([{ ...japan, image_url: 'https://photos.example/japan.jpg' }]);
    expect(html).toContain('src="https://photos.example/japan.jpg"');
    expect(html).not.toContain('/art/');
  });

  it('offers to try again if the prices could not be read', () => {
    const html = show({ kind: 'lost' });
    expect(html).toContain('role="alert"');
    expect(html).toContain('Failed to load pricing data');
    expect(html).toContain('>Try again<');
  });

  it('says so if the answer has no valid prices', () => {
    const html = show({ kind: 'garbled' });
    expect(html).toContain('Failed to process country data');
    expect(html).toContain('>Try again<');
  });

  it('offers to reload if there are none', () => {
    const html = show([]);
    expect(html).toContain('Unable to load country pricing at the moment.');
    expect(html).toContain('>Reload<');
  });
});
