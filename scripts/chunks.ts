/** What the bundler knows of a module; importers are the modules that need it at once. */
interface ModuleInfo {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
}
interface Bundle {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

/**
 * Pages, and what they load later, by what visitors do: somebody who opens one of them is likely to open another of the same
 * area.
 */
const AREAS = {
  home: /\/routes\/home\.tsx/,
  lists: /\/routes\/catalog\/(browse|regional)\.tsx/,
  places: /\/(routes\/catalog\/(country|region)|catalog\/destination\/country-detail)\.tsx/,
  trip: /\/routes\/catalog\/trip\.tsx/,
  checkout: /\/routes\/checkout\.tsx/,
  esims: /\/(esims\/passes|routes\/order)\.tsx/,
  own: /\/routes\/account\/(profile|dashboard)\.tsx/,
  known: /\/account\/own-profile\.tsx/,
  signIn: /\/sign-in\/auth-dialog\.tsx/,
  linked: /\/routes\/account\/(reset-password|verify-email|confirm-return|withdraw|sign-in-failed)\.tsx/,
  help: /\/routes\/(help\/[\w-]+|business-contact)\.tsx/,
};
const ACCOUNT = ['own', 'known', 'signIn', 'linked'] as const;
/** Also for somebody who has nothing yet, and is asked to sign in. */
const PROFILE = /\/routes\/account\/profile\.tsx/;
const OWN = /\/(routes\/account\/(profile|dashboard)|account\/own-profile)\.tsx/;
const EVERYWHERE = /\/src\/web\/(root|entry\.client)\.tsx/;
/** It starts the page when it is loaded, so it must not be in the first part that a page loads. */
const ENTRY = /\/src\/web\/entry\.client\.tsx/;
/** What every page needs, and a few lines that would otherwise pull a file of many into nearly every page. */
const CORE =
  /\/src\/web\/(core\/|ui\/(panels\/reach-by-keyboard\.ts|email-text))|\/(regular\/(sim-card|cell-signal-full)|bold\/caret-down-bold)\.svg/;
/** A line that would otherwise pull the search into the checkout. */
const REFUND = /\/regular\/arrow-counter-clockwise\.svg/;
const PICTURES = /\/src\/web\/pictures\//;
/** Used by one list only, and heavy in style. */
const ATLAS = /\/catalog\/atlas\//;
/** What a country's document brings without its code. */
const BROUGHT = /\/catalog\/destination\/(also-covered|no-plans)\./;
/** A few lines for the checkout, the link to it in every header and a plan's details, which need nothing else of the checkout. */
const BASKET = /\/src\/web\/browser\/basket(-words(\.[\w-]+)?)?\.ts/;
/** What needs code of orders and their guides. A page that only tells something does without. */
const ORDERED = /\/src\/web\/(install\/|help\/articles\/ask-for-refund)/;
const FRAMEWORK = /\/node_modules\/(react|react-dom|react-router|scheduler)\//;

/**
 * The files of the browser's code, besides one for each page and those loaded on demand. They are few, since each costs headers
 * and compresses worse than a part of a larger one; and none brings a page much that only other pages need.
 */
export const chunks = [
  chunk('vendor', (_, id) => FRAMEWORK.test(id)),
  chunk(
    'app',
    (needs, id) =>
      (needs.count(EVERYWHERE) > 0 && !ENTRY.test(id)) || CORE.test(id) || isEverybodys(needs, id),
  ),
  chunk(
    'common',
    ({ has }, id) =>
      (has('places') && (has('home') || has('lists'))) ||
      (has('lists') && PICTURES.test(id)) ||
      REFUND.test(id),
  ),
  chunk(
    'front',
    ({ has, isShared }, id) => has('lists') && isShared && (has('own') || !has('help')) && !ATLAS.test(id),
  ),
  chunk('search', ({ has, isShared }) => has('home') && isShared),
  chunk('fields', ({ has }) => has('lists') && has('help')),
  chunk('plans', ({ has, isShared }, id) => has('places') && isShared && !BROUGHT.test(id)),
  chunk('places', ({ count }, id) => count(AREAS.places) > 1 && !BROUGHT.test(id)),
  chunk(
    'forms',
    ({ has, count, isShared, isOnly }) =>
      isShared && (has('signIn') || count(PROFILE) > 0) && !isOnly(...ACCOUNT),
  ),
  chunk('account', ({ isShared, isOnly }) => isShared && isOnly(...ACCOUNT) && !isOnly('own', 'known')),
  // Of the many parts of checkouts and orders, a trip needs few. They come after the forms, whose styles theirs include.
  chunk('stops', ({ has }, id) => BASKET.test(id) || (has('trip') && (has('checkout') || has('esims')))),
  chunk('orders', ({ has, isShared }) => isShared && has('checkout')),
  chunk('guides', ({ has, isShared }) => isShared && has('esims')),
  chunk('own', ({ count }) => count(PROFILE) > 0 && count(OWN) > 1),
  chunk('known', ({ count }) => count(OWN) > 1),
  chunk('steps', ({ count }, id) => count(AREAS.help) > 1 && ORDERED.test(id)),
  ...(['lists', 'linked', 'help'] as const).map((area) => chunk(area, ({ count }) => count(AREAS[area]) > 1)),
];

/** What nearly every page needs when something is missing or late: an alert, a placeholder. */
function isEverybodys({ has }: Needs, id: string): boolean {
  return has('home') && has('lists') && !has('places') && !ATLAS.test(id) && !PICTURES.test(id);
}

type Area = keyof typeof AREAS;

/** The pages that need a module at once. */
interface Needs {
  has: (area: Area) => boolean;
  /** How many of them match. */
  count: (pages: RegExp) => number;
  /** More than one area, or one area and something loaded later. */
  isShared: boolean;
  /** These areas only, and nothing loaded later. */
  isOnly: (...areas: Area[]) => boolean;
}

/** A chunk includes what its modules need, unless a chunk above has it already. */
function chunk(name: string, holds: (needs: Needs, id: string) => boolean) {
  return {
    name: (id: string, bundle: Bundle) => {
      let needs = known.get(id);
      if (!needs) known.set(id, (needs = needsOf(id, bundle)));
      return holds(needs, id) ? name : null;
    },
  };
}

/** Every chunk asks for every module. */
const known = new Map<string, Needs>();

function needsOf(id: string, bundle: Bundle): Needs {
  const entries = entriesThatNeed(id, bundle);
  const count = (pages: RegExp) => entries.filter((entry) => pages.test(entry)).length;
  const areas = (Object.keys(AREAS) as Area[]).filter((area) => count(AREAS[area]) > 0);
  const others = entries.filter((entry) => !Object.values(AREAS).some((pages) => pages.test(entry))).length;
  return {
    has: (area) => areas.includes(area),
    count,
    isShared: areas.length + others > 1,
    isOnly: (...some) => others === 0 && areas.every((area) => some.includes(area)),
  };
}

/** The pages, and the parts loaded later, that need a module at once. */
function entriesThatNeed(id: string, bundle: Bundle): string[] {
  const seen = new Set([id]);
  const entries: string[] = [];
  for (const each of seen) {
    const module = bundle.getModuleInfo(each);
    if (!module) continue;
    if (module.isEntry || module.dynamicImporters.length > 0) entries.push(each);
    for (const importer of module.importers) seen.add(importer);
  }
  return entries;
}
