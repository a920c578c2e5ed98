import type { Books } from './account/books.ts';
import { dollars, type Version } from './account/wire.ts';
import type { Bundle } from './bundles/bundles.ts';

type Country = Bundle['base'];

/** A bundle as the catalogue prints it; lists have `groups`, the detail `group`. */
export function bundleOnWire(
  books: Books,
  bundle: Bundle,
  { version, groupKey }: { version: Version; groupKey: string },
): Record<string, unknown> {
  const unlimited = bundle.dataMb < 0;
  return {
    name: bundle.name,
    description: bundle.description,
    [groupKey]: [bundle.group],
    countries: [countryOnWire(books, version, bundle.base, bundle.speed)],
    dataAmount: bundle.dataMb,
    duration: bundle.days,
    durationUnit: 'day',
    speed: bundle.speed,
    autostart: true,
    unlimited,
    roamingEnabled: roamingOnWire(books, version, bundle),
    price: dollars(bundle.wholesaleCents),
    billingType: 'FixedCost',
    ...(version === '2.5' && {
      profileName: bundle.profileName,
      allowances: [
        {
          type: 'DATA',
          service: bundle.roaming.length > 0 ? 'ROAMING' : 'STANDARD',
          description: bundle.description.split(', ')[1],
          amount: bundle.dataMb,
          unit: 'MB',
          unlimited,
        },
      ],
    }),
  };
}

function roamingOnWire(books: Books, version: Version, bundle: Bundle): unknown[] | null {
  if (bundle.roaming.length === 0) return books.options.roamingOfOneCountry === 'null' ? null : [];
  return bundle.roaming.map((place) => countryOnWire(books, version, place, bundle.speed));
}

function countryOnWire(books: Books, version: Version, country: Country, speeds: string[] | null): unknown {
  const { name, region, iso } = country;
  const flat = { name, region, iso };
  if (version === '2.4' || books.options.countriesShape === 'flat') return flat;
  const networks = speeds && [{ name: `${name} Mobile`, brandName: `${name} Mobile`, speeds }];
  return { country: flat, networks, potentialNetworks: [] };
}
