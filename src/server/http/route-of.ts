import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/** The pattern of a call's path, never the path itself; undefined for pages, files and unknown paths. */
export function routeOf(c: Context): string | undefined {
  return matchedRoutes(c).findLast(({ path }) => !path.includes('*'))?.path;
}
