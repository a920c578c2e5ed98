export const SEARCH_FAILED: string = 'No hemos podido buscar. Comprueba tu conexión e inténtalo de nuevo.';
