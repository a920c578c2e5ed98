import { sellable, toRows } from '../../../src/server/catalog/to-rows.ts';
import { catalogueEntry } from '../../../src/server/providers/esim-go/esim-go-catalogue.ts';
import { wireBundle } from '../../../src/server/providers/esim-go/esim-go-wire.ts';
import { readEntries } from '../../../src/server/providers/read-entries.ts';

export const japan = { name: 'Japan', region: 'Asia', iso: 'JP' };

const ORDINARY = {
  name: 'esim_3GB_30D_JP_V2',
  description: 'eSIM, 3GB, 30 Days, Japan, V2',
  groups: ['Standard Fixed'],
  countries: [japan],
  dataAmount: 3000,
  duration: 30,
  speed: ['4G', '5G'],
  autostart: true,
  unlimited: false,
  roamingEnabled: [],
  price: 4.1,
};

/** The catalogue made from bundles in wire format, each a variation of an ordinary one for Japan. */
export function mapped(...changes: Record<string, unknown>[]) {
  const { entries, refused: unread } = readBundles(
    changes.map((change) => Object.assign({}, ORDINARY, change)),
  );
  const { sold, refused } = sellable(entries.map((entry) => Object.assign({ wholesaler: 'esim-go' }, entry)));
  return { ...toRows(sold), refused: [...unread, ...refused] };
}

export function readBundles(sent: readonly unknown[]) {
  return readEntries(sent, { name: 'name', schema: wireBundle, entryOf: catalogueEntry });
}
