import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';

import type { CountryCard } from '../../domain/catalog/country.ts';
import { PopularDestinations } from './popular-destinations.tsx';

const japan: CountryCard = {
  iso: 'JP',
  name: 'Japan',
  region: 'Asia',
  image_url: null,
  starting_price: 2.94,
  has_unlimited: true,
  has_plans: true,
};

function show(countries: CountryCard[] | null): string {
  const Page = createRoutesStub([
    { path: '/', Component: () => <PopularDestinations countries={countries} /> },
  ]);
  return renderToStaticMarkup(<Page />);
}

describe('PopularDestinations', () => {
  it('shows the price of a day of unlimited data and leads to the country', () => {
    const html = show([japan]);
    expect(html).toContain('Starting at <b>$2.94</b>/day');
    expect(html).toContain('Unlimited');
    expect(html.match(/href="\/country\/JP"/g)).toHaveLength(2);
  });

  it('says what is missing instead of a price', () => {
    expect(show([{ ...japan, starting_price: null, has_unlimited: false }])).toContain(
      'No unlimited plans available',
    );
    const nothing = { ...japan, starting_price: null, has_unlimited: false, has_plans: false };
    expect(show([nothing])).toContain('No plans available');
  });

  it('puts an operator’s photo in place of the drawing', () => {
    const html = show([{ ...japan, image_url: 'https://photos.example/japan.jpg' }]);
    expect(html).toContain('src="https://photos.example/japan.jpg"');
    expect(html).not.toContain('/art/');
  });

  it('offers to try again when the prices could not be read', () => {
    const html = show(null);
    expect(html).toContain('role="alert"');
    expect(html).toContain('Failed to load pricing data');
    expect(html).toContain('>Try again<');
  });

  it('offers to reload when there are none', () => {
    const html = show([]);
    expect(html).toContain('Unable to load country pricing at the moment.');
    expect(html).toContain('>Reload<');
  });
});
