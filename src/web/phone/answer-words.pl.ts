import type * as source from './answer-words.ts';

export const phoneAnswerWords: typeof source.phoneAnswerWords = (phone) => {
  switch (phone.kind) {
    case 'iphone':
      return 'iPhone XR, XS i nowsze: tak, jeśli nie mają simlocka. Sprawdź swój';
    case 'ipad':
      return 'iPad z danymi komórkowymi może działać. Sprawdź swój';
    case 'listed':
      return phone.isSome
        ? `${phone.name}: tak, jeśli nie ma simlocka. Sprawdź swoją wersję`
        : `Tak, ${phone.name} zadziała, jeśli nie ma simlocka`;
    case 'takes':
      return `Ten ${phone.line}: tak, jeśli nie ma simlocka. Sprawdź swoją wersję`;
    case 'takes_none':
      return `Ten ${phone.line} nie obsługuje eSIM. Sprawdź swój model`;
    case 'android':
      return 'Stąd tego nie widać. Sprawdź swój model';
    case 'no_phone':
      return 'Sprawdź telefon, z którym jedziesz';
  }
};
