import { Fragment } from 'react';

import type { Activation } from '../../domain/checkout/order-schema.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { codesWords } from './words.ts';

import styles from './activation-codes.module.css';

interface ActivationCodesProps {
  activation: Activation;
  /** Android asks for the whole code in one line; an iPhone never does. */
  withFullCode: boolean;
}

/** The codes to type or paste if no camera can scan. */
export function ActivationCodes({ activation, withFullCode }: ActivationCodesProps) {
  return (
    <dl className={styles['codes']}>
      <Code name={codesWords.address} value={activation.smdp_address} />
      <Code name={codesWords.activation} value={activation.matching_id} />
      {withFullCode && <Code name={codesWords.androidCode} value={activation.qr_code_data} />}
      <div className={styles['none']}>
        <dt>{codesWords.confirmation}</dt>
        <dd>{codesWords.noConfirmation}</dd>
      </div>
    </dl>
  );
}

function Code({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles['code']}>
      <dt>{name}</dt>
      <dd className={styles['value']} translate="no">
        {value.split(/(?<=\$)/).map((part) => (
          <Fragment key={part}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </dd>
      <dd className={styles['copy']}>
        <CopyButton text={value} what={name} />
      </dd>
    </div>
  );
}
