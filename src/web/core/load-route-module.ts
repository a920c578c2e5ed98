import { loadAgain } from '../browser/shop-there.ts';

/** What the router stores of a page's code, as far as it is used here. */
interface RouteModule {
  default?: unknown;
  clientLoader?: unknown;
}

/** Fails if a style sheet does not come; the router would show the page without it. */
async function comes(style: string): Promise<void> {
  const { ok } = await fetch(style);
  if (!ok) throw new Error(style);
}

/**
 * A page's code and style, loaded once. If loading fails, the router's own function reloads the document, which shows the
 * browser's error page if the shop is down. This one returns a page that throws, so that our error page appears; once the shop
 * answers again, with these files or those of a newer release, it reloads the document.
 */
export async function loadRouteModule<Module extends RouteModule>(
  { id, module, css = [] }: { id: string; module: string; css?: readonly string[] },
  cache: Record<string, Module | RouteModule>,
): Promise<Module | RouteModule> {
  try {
    if (!cache[id]) {
      const [code] = await Promise.all([import(/* @vite-ignore */ module), ...css.map(comes)]);
      cache[id] = code as Module;
    }
    return cache[id];
  } catch (error) {
    const broken = () => {
      void loadAgain();
      throw error;
    };
    return { default: broken, clientLoader: () => null };
  }
}
