import printIcon from '@phosphor-icons/core/bold/printer-bold.svg?raw';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import type { Activation } from '../../domain/checkout/order-schema.ts';
import type { PassFace } from '../../domain/esims/pass-face.ts';
import { useSettings } from '../core/site.ts';
import { OwnPass } from '../pass/own-pass.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { InstallSteps } from './install-steps.tsx';
import { codesWords, installGuideWords, printSheetWords } from './words.ts';

import styles from './print-sheet.module.css';

interface PrintSheetProps {
  activation: Activation;
  place: string;
  face: PassFace;
  /** The order number. */
  order: string;
}

/** The print button, and a sheet with everything needed to install an eSIM, which replaces the page in print. */
export function PrintSheet(sheet: PrintSheetProps) {
  const isHere = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  if (!isHere) return null;
  return (
    <>
      <Button variant="bare" onClick={() => window.print()}>
        <Icon of={printIcon} />
        {printSheetWords.print}
      </Button>
      {createPortal(<Sheet {...sheet} />, document.body)}
    </>
  );
}

function Sheet({ activation, place, face, order }: PrintSheetProps) {
  const { brand, supportEmail } = useSettings();
  const codes = [
    [codesWords.address, activation.smdp_address],
    [codesWords.activation, activation.matching_id],
    [codesWords.androidCode, activation.qr_code_data],
  ];
  return (
    <div className={styles['sheet']} data-paper>
      <p className={styles['brand']} translate="no">
        {brand}
      </p>
      <OwnPass
        face={face}
        heading={{ as: 'h1' }}
        stub={
          <img
            className={styles['qr']}
            src={`data:image/png;base64,${activation.qr_code_base64}`}
            alt={printSheetWords.picture}
          />
        }
      >
        <p className={styles['order']}>{printSheetWords.order(order)}</p>
      </OwnPass>
      <InstallSteps place={place} platform="other" />
      <h2 className={styles['heading']}>{installGuideWords.noCamera}</h2>
      <dl className={styles['codes']}>
        {codes.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
        <div>
          <dt>{codesWords.confirmation}</dt>
          <dd>{codesWords.noConfirmation}</dd>
        </div>
      </dl>
      <p>{installGuideWords.warning}</p>
      <p>{printSheetWords.help(supportEmail)}</p>
    </div>
  );
}
