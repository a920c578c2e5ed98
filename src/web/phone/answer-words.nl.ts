import type * as source from './answer-words.ts';

export const phoneAnswerWords: typeof source.phoneAnswerWords = (phone) => {
  switch (phone.kind) {
    case 'iphone':
      return 'iPhone XR, XS en nieuwer werken, mits simlockvrij. Check de jouwe';
    case 'ipad':
      return 'Een iPad met mobiele data werkt misschien. Check de jouwe';
    case 'listed':
      return phone.isSome
        ? `${phone.name} werkt, mits simlockvrij. Check je versie`
        : `Ja, ${phone.name} werkt, mits simlockvrij`;
    case 'takes':
      return `Deze ${phone.line} werkt, mits simlockvrij. Check je versie`;
    case 'takes_none':
      return `Deze ${phone.line} ondersteunt geen eSIM. Check je model`;
    case 'android':
      return 'Dat zien we hier niet. Check je model';
    case 'no_phone':
      return 'Check de telefoon waarmee je reist';
  }
};
