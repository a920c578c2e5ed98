import mailIcon from '@phosphor-icons/core/regular/envelope-simple.svg?raw';
import stepsIcon from '@phosphor-icons/core/regular/list-numbers.svg?raw';
import lockIcon from '@phosphor-icons/core/regular/lock-simple.svg?raw';
import codesIcon from '@phosphor-icons/core/regular/pencil-simple-line.svg?raw';
import qrIcon from '@phosphor-icons/core/regular/qr-code.svg?raw';
import warningIcon from '@phosphor-icons/core/regular/warning.svg?raw';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { Activation } from '../../domain/checkout/order-schema.ts';
import type { PassFace } from '../../domain/esims/pass-face.ts';
import { paths } from '../core/paths.ts';
import { NextOnPass } from '../pass/own-pass.tsx';
import { EmailText } from '../ui/email-text.tsx';
import { Icon } from '../ui/icon.tsx';
import { Disclosure } from '../ui/panels/disclosure.tsx';
import { ActivationCodes } from './activation-codes.tsx';
import { InstallSteps } from './install-steps.tsx';
import { OneTapCard } from './one-tap-card.tsx';
import type { Platform } from './platform.ts';
import { PrintSheet } from './print-sheet.tsx';
import { QrCard } from './qr-card.tsx';
import { installGuideWords, phoneTroubleWords } from './words.ts';

import styles from './install-guide.module.css';

interface InstallGuideProps {
  activation: Activation;
  place: string;
  /** Of its pass. */
  face: PassFace;
  /** Shows the pass here, and not only in print. */
  onPass?: boolean;
  /** The order number. */
  order: string;
  /** The address that got the same codes. */
  email: string;
  platform: Platform;
  /** Address of the installation guide with these codes in its steps. */
  stepByStep: string;
  /** Keeps all of this for landing without a network. */
  keep: ReactNode;
  /** On a phone: opens the disclosure with the QR code, because the buyer asked for it. */
  qrFirst?: boolean;
}

/** How to install the eSIM: by one tap if the page is on the phone, else by QR code, and always with the codes. */
export function InstallGuide({
  activation,
  place,
  face,
  onPass = false,
  order,
  email,
  platform,
  stepByStep,
  keep,
  qrFirst = false,
}: InstallGuideProps) {
  const next = (step: ReactNode) => (onPass ? <NextOnPass face={face}>{step}</NextOnPass> : step);
  const print = <PrintSheet activation={activation} place={place} face={face} order={order} />;
  const last = (
    <>
      <Warning stepByStep={stepByStep} print={print} />
      {keep}
    </>
  );
  if (platform === 'other') {
    return (
      <div className={styles['place']}>
        <div className={styles['guide']}>
          <div>
            {next(<QrCard activation={activation} />)}
            <p className={styles['here']}>
              <span>{installGuideWords.onPhone.question}</span>
              <a href={activation.apple_url} rel="noreferrer">
                {installGuideWords.onPhone.iphone}
              </a>
              <a href={activation.android_url} rel="noreferrer">
                {installGuideWords.onPhone.android}
              </a>
              <span>{installGuideWords.onPhone.newer}</span>
            </p>
          </div>
          <div className={styles['words']}>
            <InstallSteps place={place} platform={platform} />
            <h3 className={styles['heading']}>{installGuideWords.noCamera}</h3>
            <ActivationCodes activation={activation} withFullCode />
          </div>
          <div className={styles['last']}>
            <div className={styles['disclosures']}>
              <Trouble />
            </div>
            {last}
          </div>
        </div>
      </div>
    );
  }
  return (
    <div className={styles['phone']}>
      {next(<OneTapCard platform={platform} activation={activation} />)}
      <div className={styles['disclosures']}>
        <Disclosure summary={<Way icon={stepsIcon}>{installGuideWords.ways.steps}</Way>}>
          <InstallSteps place={place} platform={platform} />
        </Disclosure>
        <Disclosure summary={<Way icon={codesIcon}>{installGuideWords.ways.codes}</Way>} open={!qrFirst}>
          <ActivationCodes activation={activation} withFullCode={platform === 'android'} />
        </Disclosure>
        <Disclosure summary={<Way icon={qrIcon}>{installGuideWords.ways.qr}</Way>} open={qrFirst}>
          <QrCard activation={activation} />
        </Disclosure>
        <Disclosure summary={<Way icon={mailIcon}>{installGuideWords.ways.mail}</Way>}>
          <p>
            {installGuideWords.mail(
              <b className={styles['mail']}>
                <EmailText address={email} />
              </b>,
            )}
          </p>
        </Disclosure>
        <Trouble />
      </div>
      <div className={styles['last']}>{last}</div>
    </div>
  );
}

function Trouble() {
  return (
    <Disclosure summary={<Way icon={lockIcon}>{installGuideWords.ways.trouble}</Way>}>
      <PhoneTrouble />
    </Disclosure>
  );
}

function Way({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <span className={styles['way']}>
      <Icon of={icon} />
      {children}
    </span>
  );
}

function Warning({ stepByStep, print }: Pick<InstallGuideProps, 'stepByStep'> & { print: ReactNode }) {
  return (
    <>
      <p className={styles['warning']}>
        <Icon of={warningIcon} />
        {installGuideWords.warning}
      </p>
      <p className={styles['onward']}>
        <Link to={stepByStep} className={styles['steps-link']}>
          {installGuideWords.everyStep}
        </Link>
        {print}
      </p>
    </>
  );
}

/** What can keep a phone from installing an eSIM, and how to find out before the code is used up. */
function PhoneTrouble() {
  return (
    <div className={styles['trouble']}>
      <p>
        <b>{phoneTroubleWords.locked.question}</b> {phoneTroubleWords.locked.text}
      </p>
      <p>
        <b>{phoneTroubleWords.old.question}</b>{' '}
        {phoneTroubleWords.old.text(<Link to={paths.deviceChecker()}>{phoneTroubleWords.old.check}</Link>)}
      </p>
    </div>
  );
}
