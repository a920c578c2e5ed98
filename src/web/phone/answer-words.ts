import type { PhoneInHand } from '../../domain/help/phone-in-hand.ts';

/** What a phone's own line says of it: comes with the list of phones. */
export function phoneAnswerWords(phone: PhoneInHand): string {
  switch (phone.kind) {
    case 'iphone':
      return 'iPhone XR, XS or newer: yes, if unlocked';
    case 'ipad':
      return 'An iPad with mobile data may: check yours';
    case 'listed':
      return phone.isSome ? `${phone.name}: most versions do` : `${phone.name}: yes, if unlocked`;
    case 'android':
      return 'Your browser doesn’t say which one: check it';
    case 'no_phone':
      return 'Check the phone you’ll travel with';
  }
}
