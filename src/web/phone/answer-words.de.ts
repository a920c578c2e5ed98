import type * as source from './answer-words.ts';

export const phoneAnswerWords: typeof source.phoneAnswerWords = (phone) => {
  switch (phone.kind) {
    case 'iphone':
      return 'iPhones ab XR und XS funktionieren ohne SIM-Lock. Prüfe deins';
    case 'ipad':
      return 'Ein iPad mit Mobilfunk funktioniert vielleicht. Prüfe deins';
    case 'listed':
      return phone.isSome
        ? `${phone.name} funktioniert ohne SIM-Lock. Prüfe deine Version`
        : `Ja, ${phone.name} funktioniert ohne SIM-Lock`;
    case 'takes':
      return `Dieses ${phone.line} funktioniert ohne SIM-Lock. Prüfe deine Version`;
    case 'takes_none':
      return `Dieses ${phone.line} hat keine eSIM. Prüfe dein Modell`;
    case 'android':
      return 'Das sehen wir von hier aus nicht. Prüfe dein Modell';
    case 'no_phone':
      return 'Prüfe das Handy, mit dem du reist';
  }
};
