export const SEARCH_FAILED: string =
  'We konden niet zoeken. Controleer je verbinding en probeer het opnieuw.';
