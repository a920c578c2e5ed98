/** A problem that one sentence explains, so it is shown without a stack. */
export class Refusal extends Error {}

/**
 * Says that `title` is in progress, again every 15 seconds, and how long it took.
 * @template T
 * @param {string} title such as "Installing packages"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  console.log(`· ${title} ...`);
  const timer = setInterval(() => console.log(`· ${title} ... ${seconds()}`), 15_000);
  try {
    const result = await work();
    console.log(`✓ ${title}: done in ${seconds()}`);
    return result;
  } finally {
    clearInterval(timer);
  }
}

/**
 * Runs a command's main function, and turns failures into an exit code.
 * @param {() => Promise<void>} main
 */
export async function orExplain(main) {
  try {
    await main();
  } catch (error) {
    console.error(wording(error));
    process.exitCode = 1;
  }
}

function wording(error) {
  if (error instanceof Refusal) return error.message;
  if (['EACCES', 'EPERM', 'EROFS'].includes(error.code) && error.path) {
    return `Simport may not write ${error.path}: start it as the user who owns this folder.`;
  }
  return error;
}
