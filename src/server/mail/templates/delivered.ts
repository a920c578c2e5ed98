import {
  androidInstallLink,
  appleInstallLink,
  lpaString,
  readActivation,
} from '../../../domain/esims/activation-code.ts';
import type { ActivationData } from '../../../domain/esims/activation-code.ts';
import { formatIccid } from '../../../domain/esims/iccid.ts';
import { qrPng } from '../../esims/qr.ts';
import type { MailDescription, Row, Section } from '../description.ts';
import { type BoughtFacts, boughtSection, refundSection, startsNote, withdrawalSections } from './bought.ts';
import { describeMail, greet } from './frame.ts';
import { placeOf } from './order.ts';

export interface DeliveredFacts extends BoughtFacts {
  activation: ActivationData;
}

/**
 * 'Your eSIM for Japan is ready': the one-tap links, the QR code, the codes, what was paid.
 * @throws {InvalidActivation} when the wholesaler's data makes no activation code
 */
export function delivered(facts: DeliveredFacts): MailDescription {
  const { plan, activation } = facts;
  return describeMail(facts.brand, {
    place: placeOf(facts.plan),
    subject: `Your eSIM for ${plan.country} is ready`,
    preview: 'Install it now while you have Wi-Fi. Your QR code and activation codes are inside.',
    lead: greet(facts.buyer, `install it now while you have Wi-Fi. ${startsNote(plan)}`),
    sections: [
      ...installSections(activation),
      boughtSection(facts, ['ICCID', formatIccid(facts.iccid)]),
      ...withdrawalSections(facts),
      refundSection(facts, 'the eSIM has not been activated or used'),
    ],
  });
}

/** All that a phone needs: links for one tap, the QR code, the codes. */
export function installSections(activation: ActivationData): Section[] {
  return [
    {
      kind: 'actions',
      main: { label: 'Install on iPhone', url: appleInstallLink(activation) },
      other: { label: 'Try on Android', url: androidInstallLink(activation) },
      note: 'Open this email on the phone you’re travelling with. iPhone needs iOS 17.4 or newer.',
    },
    {
      kind: 'picture',
      title: 'Reading on another screen?',
      text: 'Scan the code (also attached as esim-qr.png) with the camera of the phone that needs the eSIM. It works once, so keep the eSIM on your phone until your trip is over.',
      png: qrPng(lpaString(activation)),
      alt: 'QR code that installs the eSIM',
      name: 'esim-qr',
    },
    { kind: 'codes', title: 'Or enter the codes by hand', codes: codesOf(activation) },
  ];
}

function codesOf(activation: ActivationData): Row[] {
  const { smdpAddress, matchingId, confirmationCode } = readActivation(activation);
  return [
    ['SM-DP+ address', smdpAddress],
    ['Activation code', matchingId],
    ...(confirmationCode ? [['Confirmation code', confirmationCode] satisfies Row] : []),
    ['Both in one, for phones with a single field', lpaString(activation)],
  ];
}
