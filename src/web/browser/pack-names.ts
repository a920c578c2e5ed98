/** The database of what this browser keeps of orders, and the cache with the page that shows it. */
export const PACKS = 'simport-offline';
