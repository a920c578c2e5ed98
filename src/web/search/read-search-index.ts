import type { ScriptNames } from '../../domain/catalog/catalog-schema.ts';
import { placeIndexOf } from '../../domain/catalog/meant/place-index.ts';
import { type Script, SCRIPTS, scriptsOf } from '../../domain/catalog/scripts.ts';
import { recordOf } from '../../domain/record-of.ts';
import { answerOf } from '../api/api.ts';
import type { ShopApi } from '../api/caller.ts';
import type { SearchableIndex } from './find-places.ts';

export interface ReadIndex extends SearchableIndex {
  /** Without other names, a place is found by its name, its code and its part of the world. */
  hasNames: boolean;
  /** Scripts beside ours whose names are in it: those of the query for which it was read. */
  scripts: readonly Script[];
}

/** Whether an index has all that a query may be found by. */
export const isEnoughFor = ({ scripts }: ReadIndex, query: string) =>
  scriptsOf(query).every((script) => scripts.includes(script));

const listsOnce = once(readLists, ({ names }) => names !== null);
const scriptOnce = recordOf(SCRIPTS, (script) => once((api) => readScript(api, script)));

/** By the scripts in them. */
const made = new Map<string, ReturnType<typeof once<ReadIndex>>>();

/**
 * All that a query may be found by, loaded once per visit in the browser. A load that failed, or lacks the names, is tried again the
 * next time.
 */
export function readSearchIndex(api: ShopApi, query: string): Promise<ReadIndex> {
  const scripts = scriptsOf(query);
  const key = scripts.join(' ');
  const read =
    made.get(key) ??
    once(
      (given) => indexOf(listsOnce(given), scripts, (script) => scriptOnce[script](given)),
      ({ hasNames }) => hasNames,
    );
  made.set(key, read);
  return read(api);
}

/** The same, loaded again. */
export function readPlaces(api: ShopApi, query: string): Promise<ReadIndex> {
  return indexOf(readLists(api), scriptsOf(query), (script) => readScript(api, script));
}

async function readLists(api: ShopApi) {
  const [{ countries, popular }, names] = await Promise.all([
    answerOf(api['search-index'].$get({ query: {} })),
    answerOf(api['search-names'].$get({ query: {} })).catch(() => null),
  ]);
  return { countries, popular, names };
}

function readScript(api: ShopApi, script: Script): Promise<ScriptNames> {
  return answerOf(api['search-scripts'].$get({ query: { script } }));
}

async function indexOf(
  lists: ReturnType<typeof readLists>,
  scripts: readonly Script[],
  readNames: (script: Script) => Promise<ScriptNames>,
): Promise<ReadIndex> {
  const [{ countries, popular, names }, ...inScripts] = await Promise.all([lists, ...scripts.map(readNames)]);
  return { ...placeIndexOf(countries, names, inScripts), popular, hasNames: names !== null, scripts };
}

/** Keeps what was loaded, if it is whole. */
function once<T>(load: (api: ShopApi) => Promise<T>, isWhole: (loaded: T) => boolean = () => true) {
  let loading: Promise<T> | null = null;
  return (api: ShopApi): Promise<T> => {
    loading ??= load(api).then(
      (loaded) => {
        if (!isWhole(loaded)) loading = null;
        return loaded;
      },
      (failure: unknown) => {
        loading = null;
        throw failure;
      },
    );
    return loading;
  };
}
