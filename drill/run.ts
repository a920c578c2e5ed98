import path from 'node:path';

/** `npm run drill -- <name>`: a drill by its name, with its options behind it; kills in mid-purchase without a name. */
const DRILLS = ['kills', 'restore', 'rolling', 'upgrade'];

const [name, ...options] = process.argv.slice(2);
if (name === undefined || name.startsWith('-')) await import('./main.ts');
else if (DRILLS.includes(name)) {
  process.argv = [...process.argv.slice(0, 2), ...options];
  await import(path.join(import.meta.dirname, `${name}.ts`));
} else {
  console.error(
    `Say which: npm run drill -- <name>, with ${DRILLS.join(', ')}; kills in mid-purchase without a name.`,
  );
  process.exitCode = 1;
}
