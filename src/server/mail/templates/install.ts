import {
  type ActivationData,
  androidInstallLink,
  appleInstallLink,
  lpaString,
  readActivation,
} from '../../../domain/esims/activation-code.ts';
import { qrPng } from '../../drawing/qr/qr.ts';
import type { Row, Section } from '../description.ts';
import { installWords } from './install-words.ts';

const QR_NAME = 'esim-qr';

/**
 * Everything a phone needs: one-tap links, QR code, codes.
 * @param number of the eSIM, in a mail with several
 * @throws {InvalidActivation} if the wholesaler's data makes no valid activation code
 */
export function installSections(activation: ActivationData, number = 1): Section[] {
  const name = number === 1 ? QR_NAME : `${QR_NAME}-${number}`;
  const { onIphone, onAndroid, note, picture, codes } = installWords;
  return [
    {
      kind: 'actions',
      main: { label: onIphone, url: appleInstallLink(activation) },
      other: { label: onAndroid, url: androidInstallLink(activation) },
      note,
    },
    {
      kind: 'picture',
      title: picture.title,
      text: picture.text(`${name}.png`),
      png: qrPng(lpaString(activation)),
      alt: picture.alt,
      name,
    },
    { kind: 'codes', title: codes.title, codes: codesOf(activation) },
  ];
}

function codesOf(activation: ActivationData): Row[] {
  const { address, activation: code, confirmation, both } = installWords.codes;
  const { smdpAddress, matchingId, confirmationCode } = readActivation(activation);
  return [
    [address, smdpAddress],
    [code, matchingId],
    ...(confirmationCode ? [[confirmation, confirmationCode] satisfies Row] : []),
    [both, lpaString(activation)],
  ];
}
