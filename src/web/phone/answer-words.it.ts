import type * as source from './answer-words.ts';

export const phoneAnswerWords: typeof source.phoneAnswerWords = (phone) => {
  switch (phone.kind) {
    case 'iphone':
      return 'iPhone XR, XS e successivi vanno bene se sbloccati. Verifica il tuo';
    case 'ipad':
      return 'Un iPad con dati mobili può andare bene. Verifica il tuo';
    case 'listed':
      return phone.isSome
        ? `${phone.name} va bene se sbloccato. Verifica la tua versione`
        : `Sì, ${phone.name} va bene se sbloccato`;
    case 'takes':
      return `Questo ${phone.line} va bene se sbloccato. Verifica la tua versione`;
    case 'takes_none':
      return `Questo ${phone.line} non accetta eSIM. Verifica il tuo modello`;
    case 'android':
      return 'Da qui non possiamo dirlo. Verifica il tuo modello';
    case 'no_phone':
      return 'Verifica il telefono che porterai in viaggio';
  }
};
