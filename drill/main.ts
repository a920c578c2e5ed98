const DRILLS: Record<string, () => Promise<unknown>> = {
  kills: () => import('./kills.ts'),
  night: () => import('./night.ts'),
  rolling: () => import('./rolling.ts'),
  restore: () => import('./restore.ts'),
  fleet: () => import('./fleet/main.ts'),
  upgrade: () => import('./upgrade.ts'),
  sources: () => import('./sources.ts'),
  compose: () => import('./compose.ts'),
};

/** `npm run drill -- <name>` runs one of the drills with its own options; without a name, the kills. */
const named = process.argv[2]?.startsWith('-') === false ? process.argv.splice(2, 1)[0] : undefined;
const run = DRILLS[named ?? 'kills'];
if (!run) throw new Error(`There is no drill ${named}, but ${Object.keys(DRILLS).join(', ')}.`);
await run();
