import { PACKS } from '../browser/pack-names.ts';
import { scope } from './worker-scope.ts';

// Served in place of the worker by a shop that keeps nothing on phones any more: deletes what was kept, and then itself.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([deleteDatabase(), caches.delete(PACKS), scope.registration.unregister()])),
);

function deleteDatabase(): Promise<void> {
  return new Promise((resolve) => {
    const asked = indexedDB.deleteDatabase(PACKS);
    for (const end of ['success', 'error']) asked.addEventListener(end, () => resolve());
  });
}
