import { SupportMail } from '../facts/support-mail.tsx';

import styles from './subscription-offer.module.css';

/** An offer beside the shop's own plans; nothing here leads into it by accident. */
export function SubscriptionOffer({ supportEmail }: { supportEmail: string }) {
  return (
    <section className={styles['offer']} aria-labelledby="subscription">
      <h2 id="subscription" className={styles['title']}>
        A separate offer: the monthly subscription
      </h2>
      <p>
        For people who are on the road all year there is also a monthly subscription with over 170
        destinations, from $39.90 to $64.90 monthly. It is not one of the plans of this shop: it is not sold
        at this checkout, it renews until it is cancelled, and it has terms of its own. The plans here are
        prepaid and end by themselves.
      </p>
      <p>
        Ask about it: <SupportMail to={supportEmail} subject="Monthly subscription" />
      </p>
    </section>
  );
}
