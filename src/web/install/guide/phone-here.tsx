import { PhoneLine } from '../../phone/phone-line.tsx';
import { phoneHereWords as words } from './words.ts';

import styles from './phone-here.module.css';

/** The shortest way, for a visitor who holds the phone. The page is the same for everybody: its style shows the fitting card. */
export function PhoneHere() {
  return (Object.keys(words.phones) as (keyof typeof words.phones)[]).map((phone) => (
    <section key={phone} className={styles['card']} data-for={phone} aria-labelledby={`on-${phone}`}>
      <h2 id={`on-${phone}`} className={styles['title']}>
        {words.phones[phone].title}
      </h2>
      <p className={styles['text']}>
        {words.phones[phone].text} <a href="#steps">{words.steps}</a>
      </p>
      <p className={styles['text']}>
        {words.fits} <PhoneLine />
      </p>
    </section>
  ));
}
