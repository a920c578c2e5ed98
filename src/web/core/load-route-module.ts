import { loadAgain } from '../browser/shop-there.ts';

/** What the router keeps of a page's code; only what is used here. */
interface RouteModule {
  default?: unknown;
  clientLoader?: unknown;
}

/**
 * The code of a page, fetched once. The router's own loads the document anew when it does not come, which with the shop
 * away shows the browser's error page in place of this one. Here a page stands in that breaks, so that ours is shown; once the shop
 * answers again, with this file or a newer release, the document is loaded anew.
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
