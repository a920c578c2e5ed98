import { orderForBrowse } from '../../../domain/catalog/browse-order.ts';
import type {
  Country,
  Network,
  Region,
  RegionCard,
  SoldPlan,
} from '../../../domain/catalog/catalog-schema.ts';
import { allPlans } from '../../../domain/catalog/country.ts';
import { formatDataAmount } from '../../../domain/catalog/data-amount.ts';
import { OWN_CODES } from '../../../domain/catalog/found/partner-code.ts';
import { speedsOf } from '../../../domain/catalog/plan-facts.ts';
import { cardTotalOf, planPriceWords, priceOf } from '../../../domain/catalog/plan.ts';
import { feeRule } from '../../../domain/checkout/payment-method.ts';
import { BASE_CURRENCY } from '../../../domain/currencies.ts';
import { formatMoney } from '../../../domain/money.ts';
import { refundPromise } from '../../../domain/promise/words.ts';
import type { Settings } from '../../core/settings/env.ts';
import { cheapestOf } from '../assistants/show.ts';
import { guideOf, placeLink, placesToFind, type SoldPlace } from '../places.ts';
import type { Snapshot } from '../snapshot.ts';
import { listingWords as words } from './listing-words.ts';
import { PAGES_OF_WORDS } from './sitemap.ts';

export type ListingSettings = Pick<
  Settings,
  'BASE_URL' | 'BRAND_NAME' | 'FEE_POLICY' | 'REFUND_HOURS' | 'SUPPORT_EMAIL'
>;

/** Names come from a supplier: escaped, they stay plain text on one line of the Markdown. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>|#]/g, String.raw`\$&`);

const priceWords = ({ FEE_POLICY: policy }: ListingSettings) =>
  policy === 'added' ? words.prices.added(feeRule('card', BASE_CURRENCY)) : words.prices.included;

/** The charge for the cheapest plan. */
function fromPrice(plans: readonly SoldPlan[]): string {
  const cheapest = cheapestOf(plans);
  if (!cheapest) return words.none;
  const { charged, total } = planPriceWords(cheapest);
  return words.from(charged ?? total);
}

/** Describes the shop, with the address of each public page, in the format of https://llmstxt.org. */
export function llmsText(snapshot: Snapshot, settings: ListingSettings): string {
  const { BASE_URL: base, BRAND_NAME: brand, REFUND_HOURS: hours } = settings;
  const places = placesToFind(snapshot);
  const lines = (kind: SoldPlace['kind']) =>
    places
      .filter((place) => place.kind === kind)
      .map(({ name, path, plans }) => `- [${plain(name)}](${base}${path}.md): ${fromPrice(plans)}`);
  return [
    `# ${plain(brand)}`,
    '',
    `> ${words.about(plain(brand))}`,
    '',
    [priceWords(settings), words.buying, words.asText, refundPromise.short(hours)].join(' '),
    '',
    `## ${words.sections.countries}`,
    ...lines('country'),
    '',
    `## ${words.sections.regions}`,
    ...lines('region'),
    '',
    `## ${words.sections.pages}`,
    ...PAGES_OF_WORDS.map(({ path, title }) => `- [${title}](${base}${path}.md)`),
    '',
  ].join('\n');
}

/** A country with its plans, and the regions that cover it. */
export function countryText(country: Country, settings: ListingSettings): string {
  const { iso, name, text, covered_by: regions, networks } = country;
  return placeText(`/country/${iso}`, name, allPlans(country), settings, [
    ...ownText(text),
    ...(networks.length > 0 ? [`${words.networks}: ${brands(networks)}.`, ''] : []),
    ...covering(regions, settings),
  ]);
}

/** A region with its plans and its countries. */
export function regionText(region: Region, settings: ListingSettings): string {
  const { countries_covered: countries, not_included: absent, not_included_count: lacking } = region;
  const names = countries.map(({ name }) => plain(name)).join(', ');
  const told = countries.filter(({ networks }) => networks.length > 0);
  return placeText(
    `/regional/${region.slug}`,
    region.name,
    region.plans,
    settings,
    [
      ...ownText(region.text),
      `${words.works}: ${names}.`,
      '',
      ...(absent.length > 0
        ? [
            `${words.absent}: ${absent.map(({ name }) => plain(name)).join(', ')}${words.more(lacking - absent.length)}.`,
            '',
          ]
        : []),
    ],
    told.length === 0
      ? []
      : [
          `${words.networks}:`,
          '',
          ...told.map(({ name, networks }) => `- ${plain(name)}: ${brands(networks)}`),
          '',
        ],
  );
}

/** The shop's own text about a place, line by line. */
function ownText(text: string | null): string[] {
  const lines = text?.split('\n').filter(Boolean) ?? [];
  return lines.flatMap((line) => [plain(line), '']);
}

function brands(networks: readonly Network[]): string {
  return networks.map(({ brand, has_5g: isFast }) => words.network(plain(brand), isFast)).join(', ');
}

function covering(regions: readonly RegionCard[], { BASE_URL: base }: ListingSettings): string[] {
  if (regions.length === 0) return [];
  const links = regions.map(({ slug, name }) => `[${plain(name)}](${base}/regional/${slug}.md)`);
  return [`${words.covering}: ${links.join(', ')}.`, ''];
}

function placeText(
  path: string,
  name: string,
  plans: readonly SoldPlan[],
  settings: ListingSettings,
  more: string[],
  below: string[] = [],
): string {
  const page = settings.BASE_URL + path;
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const columns = (Object.keys(words.columns) as (keyof typeof words.columns)[]).filter(
    (column) => column !== 'withCard' || settings.FEE_POLICY === 'added',
  );
  const table = orderForBrowse(plans, 'price').map((plan) => {
    const amount = plan.truth.tier
      ? `${formatDataAmount(plan.data_amount)} ${plan.truth.tier}`
      : formatDataAmount(plan.data_amount);
    const cells: Record<(typeof columns)[number], string> = {
      data: amount,
      days: String(plan.duration),
      price: formatMoney(priceOf(plan)),
      withCard: formatMoney(cardTotalOf(plan)),
      starts: words.starts[plan.truth.starts ?? 'unknown'],
      speeds: plain(speedsOf(plan.truth) ?? words.starts.unknown),
      plan: placeLink(settings.BASE_URL, { path }, OWN_CODES.markdown, plan),
    };
    return row(columns.map((column) => cells[column]));
  });
  return [
    `# ${words.placeTitle(plain(name))}`,
    '',
    ...more,
    ...(table.length > 0
      ? [row(columns.map((column) => words.columns[column])), row(columns.map(() => '---')), ...table, '']
      : []),
    [priceWords(settings), words.buying].join(' '),
    '',
    ...below,
    `${words.refund}: ${refundPromise.short(settings.REFUND_HOURS)} ${settings.BASE_URL}/refund-policy`,
    '',
    ...(plans.length > 0 ? [`${words.guide}: ${settings.BASE_URL}${guideOf({ path })}.md`, ''] : []),
    `${words.page}: ${page}`,
    '',
  ].join('\n');
}
