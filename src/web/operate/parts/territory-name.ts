const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** 'Germany (DE)'; a territory of VAT that is no country keeps its code: 'IT-LIVIGNO'. */
export function territoryName(territory: string): string {
  const name = /^[A-Z]{2}$/.test(territory) ? NAMES.of(territory) : undefined;
  return name === undefined ? territory : `${name} (${territory})`;
}
