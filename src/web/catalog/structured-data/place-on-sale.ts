import type { Thing } from 'schema-dts';

import type { SoldPlan } from '../../../domain/catalog/catalog-schema.ts';
import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { productPicture } from '../../../domain/catalog/found/product-picture.ts';
import { placeSku, planSku } from '../../../domain/catalog/found/sku.ts';
import { cardTotalOf, paidRange, planLabel } from '../../../domain/catalog/plan.ts';
import { toDecimal } from '../../../domain/money.ts';
import { wholePath } from '../../core/language.ts';
import { paths } from '../../core/paths.ts';
import type { SiteData } from '../../core/site.ts';
import { arrangePlans, chosenAmong } from '../../plans/arrange-plans.ts';
import { viewAt } from '../../plans/use-plan-view.ts';
import { buyBarWords } from '../../plans/words.ts';
import { sellerOf } from './seller.ts';

interface PlaceOnSale {
  kind: 'country' | 'region';
  name: string;
  /** The description that search engines get of the page. */
  description: string;
  code: string;
  /** Path of the page. */
  path: string;
  /** Address of an operator's photo; null for our drawing. */
  photo: string | null;
  plans: SoldPlan[];
  /** Name of the plan nearest to the one in this address, if that is no longer sold. */
  nearest: string | undefined;
  order: (plans: SoldPlan[], sort: string | null) => SoldPlan[];
  /** Formats amounts of data as on the page. */
  amount: (megabytes: number) => string;
  /** The page's label for the link back to all places. */
  back: string;
}

/**
 * A product, with the card prices of the plans and of the one chosen at this address, and its breadcrumbs; empty if nothing is
 * on sale.
 */
export function placeOnSale(
  { kind, name, description, code, path, photo, plans, nearest, order, amount, back }: PlaceOnSale,
  asked: URLSearchParams,
  site: SiteData,
): Thing[] {
  const { settings, baseUrl } = site;
  const view = viewAt(asked);
  const shown = arrangePlans(plans, order, view).plans;
  const chosen = chosenAmong(shown, view.plan, nearest);
  if (!chosen) return [];
  const { low, high } = paidRange(shown);
  const sku = planSku(chosen);
  const price = cardTotalOf(chosen);
  return [
    {
      '@type': 'Product',
      name: buyBarWords.what(name),
      url: baseUrl + wholePath(path),
      description,
      sku: placeSku(kind, code),
      image: new URL(productPicture(code, photo), baseUrl).href,
      brand: { '@type': 'Brand', name: settings.brand },
      offers: [
        {
          '@type': 'AggregateOffer',
          lowPrice: toDecimal(low),
          highPrice: toDecimal(high),
          priceCurrency: high.currency,
          offerCount: shown.length,
        },
        {
          '@type': 'Offer',
          ...(sku !== null && { sku }),
          name: buyBarWords.plan(planLabel(chosen, amount), formatDays(chosen.duration)),
          url: `${baseUrl}${wholePath(path)}?${new URLSearchParams({ plan: chosen.bundle_name })}`,
          price: toDecimal(price),
          priceCurrency: price.currency,
          availability: 'https://schema.org/InStock',
          seller: sellerOf(site),
        },
      ],
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: back, item: baseUrl + wholePath(paths.browse()) },
        { '@type': 'ListItem', position: 2, name },
      ],
    },
  ];
}
