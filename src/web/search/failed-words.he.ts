export const SEARCH_FAILED: string = 'החיפוש לא הצליח. בדקו את החיבור ונסו שוב.';
