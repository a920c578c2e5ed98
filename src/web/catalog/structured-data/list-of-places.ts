import type { ItemList } from 'schema-dts';

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
      url: baseUrl + path,
    })),
  };
}
