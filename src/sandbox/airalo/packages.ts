/** A package as Airalo sells it. Money is in dollars; amounts are megabytes, 1024 to the GB. */
export interface Package {
  id: string;
  operator: Operator;
  amount: number;
  day: number;
  isUnlimited: boolean;
  price: number;
  net: number;
}

interface Operator {
  id: number;
  title: string;
  slug: string;
  place: Place;
  networks: { name: string; types: string[] }[];
  /** Its users must prove who they are. */
  isKyc: boolean;
}

interface Place {
  slug: string;
  title: string;
  /** Of a region: those that it covers. */
  countries: { country_code: string; title: string }[];
  isRegion: boolean;
}

const JAPAN = { country_code: 'JP', title: 'Japan' };
const FRANCE = { country_code: 'FR', title: 'France' };
const SPAIN = { country_code: 'ES', title: 'Spain' };
const HONG_KONG = { country_code: 'HK', title: 'Hong Kong' };

const local = (slug: string, country: Place['countries'][number]): Place => ({
  slug,
  title: country.title,
  countries: [country],
  isRegion: false,
});

/** In the order of the list. */
const OPERATORS: Operator[] = [
  {
    id: 687,
    title: 'Moshi Moshi',
    slug: 'moshi-moshi',
    place: local('japan', JAPAN),
    networks: [{ name: 'SoftBank', types: ['5G', 'LTE'] }],
    isKyc: false,
  },
  {
    id: 688,
    title: 'Elan',
    slug: 'elan',
    place: local('france', FRANCE),
    networks: [{ name: 'Bouygues', types: ['5G'] }],
    isKyc: false,
  },
  {
    id: 689,
    title: 'Guay Mobile',
    slug: 'guay-mobile',
    place: local('spain', SPAIN),
    networks: [{ name: 'Orange', types: ['4G'] }],
    isKyc: false,
  },
  {
    id: 690,
    title: 'Hkmobile',
    slug: 'hkmobile',
    place: local('hong-kong', HONG_KONG),
    networks: [{ name: 'CSL', types: ['5G'] }],
    isKyc: true,
  },
  {
    id: 691,
    title: 'Eurolink',
    slug: 'eurolink',
    place: { slug: 'europe', title: 'Europe', countries: [FRANCE, SPAIN], isRegion: true },
    networks: [{ name: 'Orange', types: ['4G'] }],
    isKyc: false,
  },
];

const SIZES = [
  { gigabytes: 1, day: 7, price: 4.5, net: 2.9 },
  { gigabytes: 3, day: 30, price: 8.5, net: 5.8 },
  { gigabytes: 10, day: 30, price: 18, net: 12.6 },
];

/** All packages on sale, the same each time. Each can also be added to its operator's eSIMs, as `<id>-topup`. */
export const PACKAGES: Package[] = OPERATORS.flatMap((operator) =>
  SIZES.map(({ gigabytes, day, price, net }) => ({
    id: `${operator.slug}-${day}days-${gigabytes}gb`,
    operator,
    amount: gigabytes * 1024,
    day,
    isUnlimited: false,
    price,
    net,
  })),
);

/** As lists of packages show one. */
export function packageOnWire({ id, amount, day, isUnlimited, price }: Package, net: number, type: string) {
  return {
    id: type === 'topup' ? `${id}-topup` : id,
    type,
    price,
    amount,
    day,
    is_unlimited: isUnlimited,
    title: titleOf({ amount, day }),
    short_info: null,
    qr_installation: '',
    manual_installation: '',
    is_fair_usage_policy: false,
    fair_usage_policy: null,
    data: `${amount / 1024} GB`,
    voice: null,
    text: null,
    net_price: net,
    prices: { net_price: { USD: net }, recommended_retail_price: { USD: price } },
  };
}

export function titleOf({ amount, day }: Pick<Package, 'amount' | 'day'>): string {
  return `${amount / 1024} GB - ${day} Days`;
}

/** The list, place by place. */
export function placesOnWire(packages: readonly Package[], netOf: (sold: Package) => number) {
  const places = Map.groupBy(packages, ({ operator }) => operator.place);
  return [...places].map(([{ slug, title, countries, isRegion }, sold]) => ({
    slug,
    country_code: isRegion ? '' : countries[0]?.country_code,
    title,
    image: { width: 132, height: 99, url: '' },
    operators: [...Map.groupBy(sold, ({ operator }) => operator)].map(([operator, its]) => ({
      id: operator.id,
      type: isRegion ? 'global' : 'local',
      is_prepaid: false,
      title: operator.title,
      esim_type: 'Prepaid',
      warning: null,
      apn_type: 'automatic',
      apn_value: null,
      is_roaming: true,
      info: [],
      plan_type: 'data',
      activation_policy: 'first-usage',
      is_kyc_verify: operator.isKyc,
      rechargeability: true,
      other_info: null,
      coverages: countries.map(({ country_code: code }) => ({
        name: code,
        code,
        networks: operator.networks,
      })),
      packages: its.map((one) => packageOnWire(one, netOf(one), 'sim')),
      countries,
    })),
  }));
}
