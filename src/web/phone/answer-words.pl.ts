import type * as source from './answer-words.ts';

export const phoneAnswerWords: typeof source.phoneAnswerWords = (phone) => {
  switch (phone.kind) {
    case 'iphone':
      return 'iPhone XR, XS i nowsze działają bez simlocka. Sprawdź swój';
    case 'ipad':
      return 'iPad z danymi komórkowymi może działać. Sprawdź swój';
    case 'listed':
      return phone.isSome
        ? `${phone.name} działa bez simlocka. Sprawdź swoją wersję`
        : `Tak, ${phone.name} działa bez simlocka`;
    case 'takes':
      return `Ten ${phone.line} działa bez simlocka. Sprawdź swoją wersję`;
    case 'takes_none':
      return `Ten ${phone.line} nie obsługuje eSIM. Sprawdź swój model`;
    case 'android':
      return 'Stąd tego nie widać. Sprawdź swój model';
    case 'no_phone':
      return 'Sprawdź telefon, z którym jedziesz';
  }
};
