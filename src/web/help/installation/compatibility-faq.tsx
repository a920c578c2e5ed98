import yesIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?raw';
import noIcon from '@phosphor-icons/core/fill/x-circle-fill.svg?raw';

import { COMPATIBILITY } from '../../../domain/help/compatibility.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';

import styles from './compatibility-faq.module.css';

/** The models that are asked about most, each with yes or no. */
export function CompatibilityFaq() {
  return (
    <>
      <p className={styles['rule']}>
        Whatever the model, the phone must be <b>carrier-unlocked</b>: a phone that is tied to one provider
        takes no eSIM of another. On an iPhone, Settings, General, About says ‘No SIM restrictions’.
      </p>
      <dl className={styles['list']}>
        {COMPATIBILITY.map(({ device, works, answer }) => (
          <div key={device} className={styles['row']}>
            <dt>{device}</dt>
            <dd className={classNames(styles['answer'], works ? styles['yes'] : styles['no'])}>
              <Icon of={works ? yesIcon : noIcon} />
              <span>{answer}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
