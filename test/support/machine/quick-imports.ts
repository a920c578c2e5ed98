import { registerHooks, type ResolveFnOutput } from 'node:module';

/**
 * Node reads the package of every file that it imports anew, and drizzle's alone has thousands of exports: half of the time that it
 * takes to load a shop. All files of a folder that end alike are of one format, and a package leads to one file.
 */
const formats = new Map<string, string>();
const packages = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL;
    if (!parent?.startsWith('file:') || !context.conditions.includes('import'))
      return next(specifier, context);
    if (/^\.\.?\//.test(specifier)) {
      const url = new URL(specifier, parent).href;
      const kind = url.slice(0, url.lastIndexOf('/') + 1) + url.slice(url.lastIndexOf('.'));
      const format = formats.get(kind);
      if (format !== undefined) return { url, format, shortCircuit: true };
      const found = next(specifier, context);
      if (found.url === url && typeof found.format === 'string') formats.set(kind, found.format);
      return found;
    }
    if (parent.includes('/node_modules/')) return next(specifier, context);
    const found = packages.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    packages.set(specifier, found);
    return found;
  },
});
