import dataIcon from '@phosphor-icons/core/regular/cell-signal-full.svg?raw';
import chatIcon from '@phosphor-icons/core/regular/chat-circle-text.svg?raw';
import callIcon from '@phosphor-icons/core/regular/phone.svg?raw';

import { Icon } from '../ui/icon.tsx';

import styles from './keep-number.module.css';

const LINES = [
  {
    name: 'Your own SIM',
    keeps: [
      { icon: callIcon, text: 'Calls and texts on your number' },
      { icon: chatIcon, text: 'Your messaging apps, signed in as ever' },
    ],
  },
  { name: 'Your travel eSIM', keeps: [{ icon: dataIcon, text: 'Data, for all of it, at local prices' }] },
];

/** Says that chats go on under the number one has. */
export function KeepNumber() {
  return (
    <section className={styles['section']} aria-labelledby="keep-number">
      <div>
        <h2 id="keep-number" className={styles['title']}>
          Keep your messaging number
        </h2>
        <p className={styles['lead']}>
          A travel eSIM brings data and no number. WhatsApp, Signal and the others go on under the one your
          friends know: same chats, same groups, nobody has to be told.
        </p>
      </div>
      <ul className={styles['lines']}>
        {LINES.map(({ name, keeps }) => (
          <li key={name} className={styles['line']}>
            <h3 className={styles['name']}>{name}</h3>
            <ul className={styles['keeps']}>
              {keeps.map(({ icon, text }) => (
                <li key={text}>
                  <Icon of={icon} size={22} />
                  {text}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
