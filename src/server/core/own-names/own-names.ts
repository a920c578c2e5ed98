/**
 * Names of places that CLDR does not know, knows under another name than travellers do, or takes for another place; and those of
 * the wholesalers' regions, by their English labels.
 */
export interface OwnNames {
  countries: Readonly<Record<string, string>>;
  regions: Readonly<Record<string, string>>;
}
