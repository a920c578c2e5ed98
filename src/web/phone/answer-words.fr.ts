import type * as source from './answer-words.ts';

export const phoneAnswerWords: typeof source.phoneAnswerWords = (phone) => {
  switch (phone.kind) {
    case 'iphone':
      return 'iPhone XR, XS et suivants\u00A0: compatibles si débloqués. Vérifiez';
    case 'ipad':
      return 'Un iPad avec données mobiles peut être compatible. Vérifiez';
    case 'listed':
      return phone.isSome
        ? `${phone.name}\u00A0: oui, s’il est débloqué. Vérifiez votre version`
        : `Oui, ${phone.name} est compatible s’il est débloqué`;
    case 'takes':
      return `Ce ${phone.line} est compatible s’il est débloqué. Vérifiez votre version`;
    case 'takes_none':
      return `Ce ${phone.line} n’accepte pas d’eSIM. Vérifiez votre modèle`;
    case 'android':
      return 'Impossible à dire d’ici. Vérifiez votre modèle';
    case 'no_phone':
      return 'Vérifiez le téléphone que vous emporterez';
  }
};
