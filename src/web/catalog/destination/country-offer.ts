import type { MetaDescriptor } from 'react-router';

import type { Country } from '../../../domain/catalog/catalog-schema.ts';
import { allPlans } from '../../../domain/catalog/country.ts';
import { CURRENCY } from '../../../domain/money.ts';
import { countryOfferWords } from './words.ts';

/** What search engines read about a country's plans (schema.org Product with an AggregateOffer); none without plans. */
export function countryOffer(country: Country): MetaDescriptor[] {
  const prices = allPlans(country).map((plan) => plan.finalPrice);
  if (prices.length === 0) return [];
  return [
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: countryOfferWords.name(country.name),
        description: countryOfferWords.description(country.name),
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: CURRENCY,
          lowPrice: Math.min(...prices).toFixed(2),
          highPrice: Math.max(...prices).toFixed(2),
          offerCount: prices.length,
        },
      },
    },
  ];
}
