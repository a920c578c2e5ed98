import {
  type ActivationData,
  androidInstallLink,
  appleInstallLink,
  lpaString,
  readActivation,
} from '../../../domain/esims/activation-code.ts';
import { qrPng } from '../../drawing/qr/qr.ts';
import type { Row, Section } from '../description.ts';

/**
 * Everything a phone needs: one-tap links, QR code, codes.
 * @throws {InvalidActivation} if the wholesaler's data makes no valid activation code
 */
export function installSections(activation: ActivationData): Section[] {
  return [
    {
      kind: 'actions',
      main: { label: 'Install on iPhone', url: appleInstallLink(activation) },
      other: { label: 'Install on Android', url: androidInstallLink(activation) },
      note: 'Open this email on the phone you’ll travel with. An iPhone needs iOS 17.4 or newer, and some Android phones need the QR code.',
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
