import { OWN_CODES } from '../../../domain/catalog/found/partner-code.ts';
import { productPicture } from '../../../domain/catalog/found/product-picture.ts';
import { placeSku } from '../../../domain/catalog/found/sku.ts';
import { ofDollars } from '../../../domain/money.ts';
import { placeLink, type SoldPlace } from '../places.ts';
import { feedWords } from './feed-words.ts';
import { inSlices } from './in-slices.ts';
import { variantId } from './variant-id.ts';

/**
 * All places as JSON Lines, each a `Product` of the Agentic Commerce Protocol's feed (release 2026-04-17) with its plans as
 * variants. Prices are those paid by card.
 */
export async function commerceProducts(
  places: readonly SoldPlace[],
  brand: string,
  baseUrl: string,
): Promise<string> {
  const links = [
    { type: 'refund_policy', title: feedWords.refunds, url: `${baseUrl}/refund-policy` },
    { type: 'privacy_policy', title: feedWords.privacy, url: `${baseUrl}/privacy-policy` },
    { type: 'terms_of_service', title: feedWords.terms, url: `${baseUrl}/terms-of-service` },
  ];
  const lines = await inSlices(places, (place) =>
    JSON.stringify({
      id: placeSku(place.kind, place.code),
      title: feedWords.place(place),
      description: { plain: feedWords.placeText(place) },
      url: placeLink(baseUrl, place, OWN_CODES.productFeed),
      media: [{ type: 'image', url: new URL(productPicture(place.code, place.imageUrl), baseUrl).href }],
      variants: place.plans.map((plan) => ({
        id: variantId(plan),
        title: feedWords.plan(place, plan),
        description: { plain: feedWords.planText(place, plan) },
        url: placeLink(baseUrl, place, OWN_CODES.productFeed, plan),
        price: ofDollars(plan.card_total),
        availability: { available: true, status: 'in_stock' },
        condition: ['new'],
        variant_options: [
          { name: feedWords.data, value: feedWords.dataOf(plan) },
          { name: feedWords.days, value: feedWords.daysOf(plan) },
        ],
        seller: { name: brand, links },
      })),
    }),
  );
  return lines.map((line) => `${line}\n`).join('');
}
