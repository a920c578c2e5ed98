/** What the bundler tells of a module; importers are those that need it at once. */
interface ModuleInfo {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
}
interface Bundle {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

/** Pages by what visitors are about: whoever opens one of them is likely to open another. */
const AREAS = {
  home: /\/routes\/home\.tsx/,
  catalog: /\/routes\/catalog\/\w+\.tsx/,
  checkout: /\/routes\/checkout\.tsx/,
  owned: /\/routes\/(order|account\/(profile|dashboard))\.tsx/,
  linked: /\/routes\/account\/(reset-password|verify-email|confirm-return|withdraw|sign-in-failed)\.tsx/,
  help: /\/routes\/(help\/[\w-]+|business-contact)\.tsx/,
};
const EVERYWHERE = /\/src\/web\/(root|entry\.client)\.tsx/;
/** It starts the page when it is read, which must not be with the first part that a page reads. */
const ENTRY = /\/src\/web\/entry\.client\.tsx/;
const FRAMEWORK = /\/node_modules\/(react|react-dom|react-router|scheduler)\//;

/**
 * The files of the browser's code, besides one for each page and for what is loaded when somebody needs it. They are few,
 * for each costs headers and packs worse than a part of a larger one; and none brings a page much that only others need.
 */
export const chunks = [
  chunk('vendor', (_, id) => FRAMEWORK.test(id)),
  chunk('app', (needs, id) => needs.count(EVERYWHERE) > 0 && !ENTRY.test(id)),
  chunk('common', ({ areas, late }) => areas.has('home') && areas.size + late > 1),
  chunk('plans', ({ areas }) => areas.has('catalog') && areas.size > 1),
  chunk('catalog', ({ count }) => count(AREAS.catalog) > 1),
  chunk('forms', ({ areas, late, isOnly }) => areas.size + late > 1 && !isOnly('owned', 'help')),
  chunk('guides', ({ areas, late }) => areas.size + late > 1),
  ...(['owned', 'linked', 'help'] as const).map((area) => chunk(area, ({ count }) => count(AREAS[area]) > 1)),
];

/** Who needs a module at once. */
interface Needs {
  areas: Set<string>;
  /** How many of these pages. */
  count: (pages: RegExp) => number;
  /** How many parts that are loaded when somebody needs them. */
  late: number;
  /** No area but these. */
  isOnly: (...areas: string[]) => boolean;
}

/** It takes what its modules need with it, unless one further up holds that already. */
function chunk(name: string, holds: (needs: Needs, id: string) => boolean) {
  return {
    name: (id: string, bundle: Bundle) => {
      const entries = entriesThatNeed(id, bundle);
      const count = (pages: RegExp) => entries.filter((entry) => pages.test(entry)).length;
      const areas = Object.entries(AREAS).filter(([, pages]) => count(pages) > 0);
      const late = entries.filter((entry) => bundle.getModuleInfo(entry)?.isEntry === false).length;
      const isOnly = (...some: string[]) => areas.every(([area]) => some.includes(area));
      return holds({ areas: new Set(areas.map(([area]) => area)), count, late, isOnly }, id) ? name : null;
    },
  };
}

/** Pages, and what is loaded later, that need a module at once. */
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
