import dataIcon from '@phosphor-icons/core/regular/cell-signal-full.svg?raw';
import chatIcon from '@phosphor-icons/core/regular/chat-circle-text.svg?raw';
import callIcon from '@phosphor-icons/core/regular/phone.svg?raw';

import { Icon } from '../ui/icon.tsx';
import { keepNumberWords as words } from './story-words.ts';

import styles from './keep-number.module.css';

const LINES = [
  {
    name: words.ownSim,
    keeps: [
      { icon: callIcon, text: words.calls },
      { icon: chatIcon, text: words.chats },
    ],
  },
  { name: words.travelEsim, keeps: [{ icon: dataIcon, text: words.data }] },
];

/** Says that chats keep the traveller's own number. */
export function KeepNumber() {
  return (
    <section className={styles['section']} aria-labelledby="keep-number">
      <div>
        <h2 id="keep-number" className={styles['title']}>
          {words.title}
        </h2>
        <p className={styles['lead']}>{words.lead}</p>
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
