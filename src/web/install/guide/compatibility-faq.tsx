import yesIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?raw';
import noIcon from '@phosphor-icons/core/fill/x-circle-fill.svg?raw';

import { COMPATIBILITY } from '../../../domain/help/compatibility.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { unlockedWords } from './words.ts';

import styles from './compatibility-faq.module.css';

/** The most frequently asked models, each with yes or no. */
export function CompatibilityFaq() {
  return (
    <>
      <p className={styles['rule']}>{unlockedWords.text(<b>{unlockedWords.unlocked}</b>)}</p>
      <dl className={styles['list']}>
        {COMPATIBILITY.map(({ device, works, answer }) => (
          <div key={device} className={styles['row']}>
            <dt>
              <bdi>{device}</bdi>
            </dt>
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
