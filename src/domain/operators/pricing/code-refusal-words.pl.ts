import type * as source from './code-refusal-words.ts';

export const codeRefusals: typeof source.codeRefusals = {
  unknown: 'Nie ma takiego kodu. Sprawdź pisownię.',
  not_yet: 'Ten kod jeszcze nie jest ważny. Spróbuj ponownie później.',
  ended: 'Ten kod stracił ważność.',
  used_up: 'Ten kod został już wykorzystany.',
  used_by_you: 'Ten kod został już przez Ciebie użyty.',
  held_by_you:
    'Tego kodu używa inne Twoje nieopłacone zamówienie. Dokończ je albo spróbuj ponownie za godzinę.',
  not_first: 'Ten kod jest na pierwsze zamówienie.',
  other_place: 'Ten kod nie obejmuje tego kierunku.',
  other_currency: 'Ten kod nie działa w tej walucie, ale działa przy płatności w dolarach amerykańskich.',
  no_effect: 'Ten kod nie obniża ceny tego pakietu.',
};
