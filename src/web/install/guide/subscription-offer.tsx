import { EmailLink } from '../../ui/email-text.tsx';
import { subscriptionWords } from './words.ts';

import styles from './subscription-offer.module.css';

/** An offer beside the shop's own plans; no other link here leads to it. */
export function SubscriptionOffer({ supportEmail }: { supportEmail: string }) {
  return (
    <section className={styles['offer']} aria-labelledby="subscription">
      <h2 id="subscription" className={styles['title']}>
        {subscriptionWords.title}
      </h2>
      <p>{subscriptionWords.text}</p>
      <p>{subscriptionWords.ask(<EmailLink to={supportEmail} subject={subscriptionWords.subject} />)}</p>
    </section>
  );
}
