/** A package as eSIM Access sells it. Prices are 10,000ths of a dollar; volumes are bytes, 1024³ to the GB. */
export interface Package {
  packageCode: string;
  slug: string;
  name: string;
  price: number;
  volume: number;
  duration: number;
  location: string;
  locationCode: string;
  speed: string;
}

export const LOCATIONS = [
  { code: 'JP', name: 'Japan', type: 1 },
  { code: 'FR', name: 'France', type: 1 },
  { code: 'ES', name: 'Spain', type: 1 },
  { code: 'US', name: 'United States', type: 1 },
  {
    code: 'NA-3',
    name: 'North America',
    type: 2,
    subLocation: [
      { code: 'US', name: 'United States' },
      { code: 'CA', name: 'Canada' },
      { code: 'MX', name: 'Mexico' },
    ],
  },
  // Its plans equal some of eSIM Go's.
  { code: 'PT', name: 'Portugal', type: 1, speed: '3G/4G/5G' },
];

const SIZES = [
  { gigabytes: 1, days: 7, price: 7300 },
  { gigabytes: 3, days: 30, price: 18_000 },
  { gigabytes: 10, days: 30, price: 49_500 },
];

/** All packages on sale, the same each time. */
export const PACKAGES: Package[] = LOCATIONS.flatMap(({ code, name, subLocation, speed = '3G/LTE' }, place) =>
  SIZES.map(({ gigabytes, days, price }, size) => ({
    packageCode: `CKH${100 * (place + 1) + size}`,
    slug: `${code}_${gigabytes}_${days}`,
    name: `${name} ${gigabytes}GB ${days}Days`,
    price: subLocation ? 2 * price : price,
    volume: gigabytes * 1024 ** 3,
    duration: days,
    location: subLocation?.map((country) => country.code).join(',') ?? code,
    locationCode: code,
    speed,
  })),
);
