import { loadAgain } from '../browser/shop-there.ts';

/** What the router stores of a page's code, as far as it is used here. */
interface RouteModule {
  default?: unknown;
  clientLoader?: unknown;
}

/**
 * A page's code, loaded once. If loading fails, the router's own function reloads the document, which shows the browser's error
 * page if the shop is down. This one returns a page that throws, so that our error page appears; once the shop answers again,
 * with this file or a newer release, it reloads the document.
 */
export async function loadRouteModule<Module extends RouteModule>(
  { id, module }: { id: string; module: string },
  cache: Record<string, Module | RouteModule>,
): Promise<Module | RouteModule> {
  try {
    return (cache[id] ??= (await import(/* @vite-ignore */ module)) as Module);
  } catch (error) {
    const broken = () => {
      void loadAgain();
      throw error;
    };
    return { default: broken, clientLoader: () => null };
  }
}
