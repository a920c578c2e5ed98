/** The oldest Node that runs the built programs. `package.json` of a package says the same. */
const OLDEST = 24;

/** In one sentence instead of a stack: older ones lack functions that the shop first needs in the middle of its start. */
export function refuseOldNode(): void {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) >= OLDEST) return;
  process.stderr.write(
    `simport: Simport needs Node ${OLDEST} or newer to run, and this is Node ${node}: see https://nodejs.org.\n`,
  );
  process.exit(1);
}
