export const SEARCH_FAILED: string = 'La recherche n’a pas abouti. Vérifiez votre connexion et réessayez.';
