import type { Plugin } from 'vite';

/** A feature of a package that the shop does not use. */
interface Unused {
  /** Sources that use it all the same. */
  needs: RegExp;
  /** Ends the name of the package's file. */
  file: string;
  /** The functions that run for this feature only. */
  functions: readonly string[];
}

const CLIENT = '/react-dom-client.production.js';
const LIB = '/react-router/dist/production/lib';
const ROUTER = `${LIB}/router/router.js`;

/** Sources that import one of these names from React. */
const imports = (...names: string[]) =>
  new RegExp(`import \\{[^}]*\\b(?:${names.join('|')})\\b[^}]*\\} from 'react`);

/** Sources that send data by the router: with a form or without one, or to an action of a route. */
const SENDS =
  /import \{[^}]*\b(?:useFetchers?|useSubmit)\b|^export (?:async function|function|const) (?:clientAction|action)\b|<Form\b[^>]*method="(?!get")/m;
const RSC = /\bunstable_\w*RSC|^'use server'/m;

/**
 * The bundler cannot know that they never run: each hangs on a value that a page never has, such as the kind of an element. That is
 * nine kilobytes of each page.
 */
export const UNUSED: readonly Unused[] = [
  {
    needs: imports('ViewTransition', 'addTransitionType'),
    file: CLIENT,
    functions: [
      'applyViewTransitionName',
      'applyViewTransitionToHostInstances',
      'applyViewTransitionToHostInstancesRecursive',
      'commitAppearingPairViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'createMeasurement',
      'createViewTransitionInstance',
      'getViewTransitionClassName',
      'getViewTransitionName',
      'measureNestedViewTransitions',
      'measureViewTransitionHostInstancesRecursive',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restorePairedViewTransitions',
      'restoreViewTransitionName',
      'restoreViewTransitionOnHostInstances',
      'scheduleViewTransitionEvent',
      'startViewTransition',
      'trackEnterViewTransitions',
    ],
  },
  {
    needs: /<Fragment\b[^>]*\bref=/,
    file: CLIENT,
    functions: [
      'FragmentInstance',
      'commitFragmentInstanceDeletionEffects',
      'commitFragmentInstanceInsertionEffects',
      'commitNewChildToFragmentInstance',
      'commitNewChildToFragmentInstances',
      'deleteChildFromFragmentInstance',
    ],
  },
  {
    needs: imports('Activity', 'unstable_SuspenseList'),
    file: CLIENT,
    functions: [
      'cutOffTailIfNeeded',
      'findFirstSuspended',
      'findLastContentRow',
      'initSuspenseListRenderState',
      'mountActivityChildren',
      'retryActivityComponentWithoutHydrating',
      'updateActivityComponent',
      'updateSuspenseListComponent',
    ],
  },
  {
    needs: imports('useActionState', 'useFormState'),
    file: CLIENT,
    functions: ['mountActionState', 'rerenderActionState', 'updateActionStateImpl'],
  },
  {
    needs: imports('preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'),
    file: CLIENT,
    functions: [
      'preconnectAs',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadModule',
    ],
  },
  {
    needs: /\sprecedence=/,
    file: CLIENT,
    functions: [
      'adoptPreloadPropsForStylesheet',
      'insertStylesheet',
      'insertStylesheetIntoRoot',
      'preloadStylesheet',
      'suspendResource',
    ],
  },
  // What React's own compiler writes into components.
  { needs: /\breact\/compiler-runtime\b/, file: CLIENT, functions: ['useMemoCache'] },
  { needs: /\bunstable_scheduleHydration\b/, file: CLIENT, functions: ['attemptExplicitHydrationTarget'] },
  {
    needs: /\bfindDOMNode\b/,
    file: CLIENT,
    functions: ['findCurrentFiberUsingSlowPath', 'findCurrentHostFiberImpl'],
  },
  // The parents of a component that failed, as a text of short names that nobody reads.
  { needs: /\bcomponentStack\b/, file: CLIENT, functions: ['getStackByFiberInDevAndProd'] },
  {
    needs: SENDS,
    file: ROUTER,
    functions: [
      'abortFetcher',
      'abortStaleFetchLoads',
      'deleteFetcher',
      'fetch',
      'getFetcher',
      'getUpdatedRevalidatingFetchers',
      'handleAction',
      'handleFetcherAction',
      'handleFetcherLoader',
      'markFetchRedirectsDone',
      'queueFetcherForDeletion',
      'resetFetcher',
    ],
  },
  {
    needs: SENDS,
    file: `${LIB}/dom/ssr/single-fetch.js`,
    functions: ['singleFetchActionStrategy', 'singleFetchLoaderFetcherStrategy'],
  },
  // Components that stay with the server, of which no route is one.
  { needs: RSC, file: `${LIB}/hooks.js`, functions: ['RSCErrorHandler'] },
  { needs: RSC, file: `${LIB}/dom/ssr/components.js`, functions: ['RSCPrefetchPageLinksImpl'] },
  // The first page brings all routes: `routeDiscovery` in `react-router.config.ts`.
  { needs: /\bpatchRoutesOnNavigation\b/, file: ROUTER, functions: ['discoverRoutes', 'patchRoutesImpl'] },
];

/** The parts of a syntax tree that are read here. */
interface Node {
  type: string;
  start: number;
  end: number;
  id?: { name?: string } | null;
  body?: Node;
  expression?: { left?: { object?: { object?: { name?: string }; property?: { name?: string } } } };
}

function nodesOf(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return [];
  return [...('type' in node ? [node as Node] : []), ...Object.values(node).flatMap(nodesOf)];
}

/** The code without what these functions do, and without what a class among them has on its prototype. */
export function emptied(code: string, tree: object, functions: readonly string[]): string {
  const nodes = nodesOf(tree);
  const cuts = functions.flatMap((name) => {
    const own = nodes.filter(({ type, id }) => type === 'FunctionDeclaration' && id?.name === name);
    if (own.length !== 1)
      throw new Error(`There are ${own.length} functions ${name}: scripts/unused-functions.ts empties one.`);
    const onPrototype = nodes.filter(({ type, expression }) => {
      const { object, property } = expression?.left?.object ?? {};
      return type === 'ExpressionStatement' && object?.name === name && property?.name === 'prototype';
    });
    return [
      ...own.map(({ body }) => ({ start: body?.start, end: body?.end, text: '{}' })),
      ...onPrototype.map(({ start, end }) => ({ start, end, text: '' })),
    ];
  });
  return cuts
    .toSorted((a, b) => (b.start ?? 0) - (a.start ?? 0))
    .reduce((text, cut) => text.slice(0, cut.start) + cut.text + text.slice(cut.end), code);
}

/** Empties them. The build fails if the shop comes to use such a feature, or a package names its functions otherwise. */
export const withoutUnusedFunctions = [
  {
    name: 'needs-of-functions',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      order: 'pre',
      filter: { id: /\/src\/(?!web\/operate\/).+\.tsx?(\?.*)?$/ },
      handler(code, id) {
        for (const { needs, functions } of UNUSED)
          if (needs.test(code))
            throw new Error(`${id} needs ${functions.join(', ')}: scripts/unused-functions.ts empties them.`);
      },
    },
  },
  {
    name: 'without-unused-functions',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: [/\/react-dom-client\.production\.js/, /\/react-router\/dist\/production\/lib\//] },
      handler(code, id) {
        const functions = UNUSED.filter(({ file }) => id.replace(/\?.*$/, '').endsWith(file)).flatMap(
          (unused) => unused.functions,
        );
        return functions.length > 0 ? emptied(code, this.parse(code), functions) : undefined;
      },
    },
    generateBundle() {
      const all = [...this.getModuleIds()];
      for (const { file } of UNUSED)
        if (!all.some((id) => id.endsWith(file)))
          throw new Error(`No page has ${file} any more: scripts/unused-functions.ts names it.`);
    },
  },
] as const satisfies Plugin[];
