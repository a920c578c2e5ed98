import { DRAFT_KEY } from './billing-draft.ts';
import { BOUGHT_KEY } from './checkout-memory.ts';
import { sessionShelf } from './shelf.ts';

/** What this tab remembers of a buyer once they have bought: name, address, and where the order is. */
export function forgetTyped(): void {
  for (const key of keptKeys()) {
    if (key === DRAFT_KEY || key.startsWith(BOUGHT_KEY)) sessionShelf.removeItem(key);
  }
}

/** Where storage does not work, the page remembers no longer than it lives. */
function keptKeys(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}
