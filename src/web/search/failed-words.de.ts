export const SEARCH_FAILED: string =
  'Die Suche hat nicht geklappt. Prüfe deine Verbindung und versuche es noch einmal.';
