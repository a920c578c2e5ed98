export const SEARCH_FAILED: string = 'Wyszukiwanie się nie udało. Sprawdź połączenie i spróbuj ponownie.';
