import { Refusal } from './say.js';

/** Refuses a Node that is too old to install; everything after the installation runs on the pinned one. */
export function checkNodeVersion(version = process.versions.node) {
  if (Number(version.split('.')[0]) < 20) {
    throw new Refusal(
      `Simport needs Node 20 or newer to start, and this is Node ${version}: see https://nodejs.org.`,
    );
  }
}
