import { OWN_CODES } from '../../../domain/catalog/found/partner-code.ts';
import { productPicture } from '../../../domain/catalog/found/product-picture.ts';
import { BASE_CURRENCY } from '../../../domain/currencies.ts';
import { ofDollars, toDecimal } from '../../../domain/money.ts';
import { oneLine } from '../../core/one-line.ts';
import { placeLink, type SoldPlace } from '../places.ts';
import { feedWords } from './feed-words.ts';
import { inSlices } from './in-slices.ts';
import { variantId } from './variant-id.ts';

/**
 * All plans as an RSS 2.0 feed for Google Merchant Center, one item per plan. The price is the one paid by card: the feed
 * requires what the checkout adds.
 */
export async function googleMerchant(
  places: readonly SoldPlace[],
  brand: string,
  baseUrl: string,
): Promise<string> {
  const items = await inSlices(places, (place) => {
    const image = new URL(productPicture(place.code, place.imageUrl), baseUrl).href;
    return place.plans.map((plan) => {
      const fields: [string, string][] = [
        ['g:id', variantId(plan)],
        ['g:title', cut(feedWords.plan(place, plan), 150)],
        ['g:description', cut(feedWords.planText(place, plan), 5_000)],
        ['g:link', placeLink(baseUrl, place, OWN_CODES.merchantFeed, plan)],
        ['g:canonical_link', `${baseUrl}${place.path}`],
        ['g:image_link', image],
        ['g:availability', 'in_stock'],
        ['g:price', `${toDecimal(ofDollars(plan.card_total))} ${BASE_CURRENCY}`],
        ['g:condition', 'new'],
        ['g:brand', cut(brand, 70)],
        ['g:identifier_exists', 'no'],
        ['g:product_type', feedWords.place(place)],
      ];
      return `<item>${fields.map(([name, text]) => `<${name}>${escaped(text)}</${name}>`).join('')}</item>`;
    });
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    `<title>${escaped(brand)}</title><link>${escaped(baseUrl)}</link><description>${escaped(brand)}</description>`,
    ...items.flat(),
    '</channel></rss>\n',
  ].join('\n');
}

function cut(text: string, most: number): string {
  return oneLine(text).slice(0, most).toWellFormed();
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for XML, without the two code points that XML forbids. */
function escaped(text: string): string {
  return oneLine(text)
    .replace(/[\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}
