import type * as source from './answer-words.ts';

export const phoneAnswerWords: typeof source.phoneAnswerWords = (phone) => {
  switch (phone.kind) {
    case 'iphone':
      return 'Los iPhone XR, XS y posteriores sirven si son libres. Comprueba el tuyo';
    case 'ipad':
      return 'Un iPad con datos móviles puede servir. Comprueba el tuyo';
    case 'listed':
      return phone.isSome
        ? `${phone.name} sirve si es libre. Comprueba tu versión`
        : `Sí, ${phone.name} sirve si es libre`;
    case 'takes':
      return `Este ${phone.line} sirve si es libre. Comprueba tu versión`;
    case 'takes_none':
      return `Este ${phone.line} no admite eSIM. Comprueba tu modelo`;
    case 'android':
      return 'No podemos saberlo desde aquí. Comprueba tu modelo';
    case 'no_phone':
      return 'Comprueba el teléfono con el que viajarás';
  }
};
