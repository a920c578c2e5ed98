import type { PhoneInHand } from '../../domain/help/phone-in-hand.ts';

/** The answer for a phone; loaded with the list of phones. */
export function phoneAnswerWords(phone: PhoneInHand): string {
  switch (phone.kind) {
    case 'iphone':
      return 'iPhone XR, XS or newer can, if unlocked: check yours';
    case 'ipad':
      return 'An iPad with mobile data may: check yours';
    case 'listed':
      return phone.isSome
        ? `${phone.name} can, if unlocked: check your version`
        : `${phone.name}: yes, if unlocked`;
    case 'android':
      return 'We can’t tell from here: check your model';
    case 'no_phone':
      return 'Check the phone you’ll travel with';
  }
}
