import type { Plugin } from 'vite';

/**
 * Modules of the router that do nothing in this shop, or not what it wants, and what replaces them in the browser: what they
 * return if their feature is off. The bundler cannot know that it is. Those without a value are modules that no browser gets.
 */
const UNUSED: Record<string, string> = {
  // The first page brings all routes: `routeDiscovery` in `react-router.config.ts`.
  'lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export let getManifestPath, getPathsWithAncestors, handleClientVersionMismatch;`,
  // Nothing in the browser watches the router: `instrumentations` of `HydratedRouter` in `entry.client.tsx`.
  'lib/router/instrumentation.js': `
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export let instrumentHandler, instrumentationResultMetaContext;`,
  // Ours shows an error page if a route's code cannot be loaded.
  'lib/dom/ssr/routeModules.js': `export { loadRouteModule } from '/src/web/core/load-route-module.ts';`,
};

/** Names for developer tools, each of which would keep the thing it names although nobody uses it. */
const NAMES = /^\s*[\w$]+\.displayName = "[^"]*";$/gm;
const MADE = /= (?=React\$1\.(?:forwardRef|createContext)\()/g;

/** Functions whose last argument tells developers what they did wrong; browsers get the error without that sentence. */
const SAYS = new Set(['invariant', 'warning', 'warningOnce', 'Error']);

/** A call of one of them in a module's syntax tree, with the position of its sentence. */
interface Node {
  type: string;
  start: number;
  end: number;
  callee?: { name?: string };
  arguments?: Node[];
}

function withoutSentences(code: string, tree: object): string {
  const sentences: Node[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { callee, arguments: given = [] } = node as Partial<Node>;
    const last = given.at(-1);
    if (SAYS.has(callee?.name ?? '') && last && ['Literal', 'TemplateLiteral'].includes(last.type))
      sentences.push(last);
    Object.values(node).forEach(visit);
  };
  visit(tree);
  return sentences
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}""${text.slice(end)}`, code);
}

/** Leaves them out. The build fails if the router needs more of them, or has them elsewhere. */
export const withoutUnusedRouter: Plugin = {
  name: 'without-unused-router',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (id) => UNUSED[id.replace(/^.*\/react-router\/dist\/production\/|\?.*$/g, '')],
  },
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\// },
    handler(code) {
      const short = withoutSentences(code, this.parse(code));
      return short.replace(NAMES, '').replace(MADE, '= /* @__PURE__ */ ');
    },
  },
  generateBundle() {
    const all = [...this.getModuleIds()];
    for (const file of Object.keys(UNUSED))
      if (!all.some((id) => id.endsWith(`/react-router/dist/production/${file}`)))
        throw new Error(`The router has no ${file} any more: scripts/unused-router.ts names it.`);
  },
};
