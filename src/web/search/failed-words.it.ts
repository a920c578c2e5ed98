export const SEARCH_FAILED: string = 'La ricerca non è riuscita. Controlla la connessione e riprova.';
