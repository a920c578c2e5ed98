import type { PhoneInHand } from '../../domain/help/phone-in-hand.ts';

/** The answer for a phone; loaded with the list of phones. */
export function phoneAnswerWords(phone: PhoneInHand): string {
  switch (phone.kind) {
    case 'iphone':
      return 'iPhone XR, XS and newer work if unlocked. Check yours';
    case 'ipad':
      return 'An iPad with mobile data may work. Check yours';
    case 'listed':
      return phone.isSome
        ? `${phone.name} works if unlocked. Check your version`
        : `Yes, ${phone.name} works if unlocked`;
    case 'takes':
      return `This ${phone.line} works if unlocked. Check your version`;
    case 'takes_none':
      return `This ${phone.line} takes no eSIM. Check your model`;
    case 'android':
      return 'We can’t tell from here. Check your model';
    case 'no_phone':
      return 'Check the phone you’ll travel with';
  }
}
