import type * as source from './words.ts';

export const layoutWords: typeof source.layoutWords = {
  skip: 'Przejdź do treści',
  notice: 'Komunikat',
  sandbox: 'Tryb testowy: bez prawdziwych pieniędzy',
  paused: 'Sprzedaż jest wstrzymana',
  missed: 'Ta strona się nie wczytała. Twój wybór nadal tu jest.',
  offline: 'Jesteś offline. Dokończymy, gdy wróci połączenie.',
};
