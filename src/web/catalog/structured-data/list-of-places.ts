import type { ItemList } from 'schema-dts';

import { wholePath } from '../../core/language.ts';

/** Places in the order of the page. */
export function listOfPlaces(
  places: readonly { name: string; path: string }[],
  baseUrl: string,
): Exclude<ItemList, string> {
  return {
    '@type': 'ItemList',
    itemListElement: places.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: baseUrl + wholePath(path),
    })),
  };
}
