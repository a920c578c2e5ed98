export const SEARCH_FAILED: string = 'Não conseguimos buscar. Verifique sua conexão e tente de novo.';
