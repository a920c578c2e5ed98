import Validator from '@adobe/structured-data-validator';

import { vocabulary } from './schema-org.ts';

export type Thing = Record<string, unknown> & { '@type': string };

/** What search engines read of a page. */
export function thingsIn(html: string): Thing[] {
  const written = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  return written.flatMap(([, text = '']) => (JSON.parse(text) as { '@graph': Thing[] })['@graph']);
}

/** What people read of it. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'");
}

/** What the vocabulary does not have, and what search engines want and do not find. */
export async function faultsIn(things: Thing[]): Promise<unknown[]> {
  const jsonld = Object.groupBy(structuredClone(things), (thing) => thing['@type']);
  const found = await new Validator(vocabulary()).validate({ jsonld });
  return found.filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg');
}
