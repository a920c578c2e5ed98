import type * as source from './answer-words.ts';

export const phoneAnswerWords: typeof source.phoneAnswerWords = (phone) => {
  switch (phone.kind) {
    case 'iphone':
      return 'iPhones ab XR und XS funktionieren ohne SIM-Lock. Prüf deins';
    case 'ipad':
      return 'Ein iPad mit Mobilfunk funktioniert vielleicht. Prüf deins';
    case 'listed':
      return phone.isSome
        ? `${phone.name} funktioniert ohne SIM-Lock. Prüf deine Version`
        : `Ja, ${phone.name} funktioniert ohne SIM-Lock`;
    case 'takes':
      return `Dieses ${phone.line} funktioniert ohne SIM-Lock. Prüf deine Version`;
    case 'takes_none':
      return `Dieses ${phone.line} kann keine eSIM. Prüf dein Modell`;
    case 'android':
      return 'Das sehen wir von hier aus nicht. Prüf dein Modell';
    case 'no_phone':
      return 'Prüf das Handy, mit dem du reist';
  }
};
