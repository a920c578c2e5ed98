export const SEARCH_FAILED: string =
  'Die Suche hat nicht geklappt. Prüf deine Verbindung und versuch es noch einmal.';
