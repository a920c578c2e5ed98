import { EmailLink } from '../../ui/email-text.tsx';
import { subscriptionWords } from './words.ts';

/** An offer beside the shop's own plans; no other link here leads to it. */
export function SubscriptionOffer({ supportEmail }: { supportEmail: string }) {
  return (
    <>
      <p>{subscriptionWords.text}</p>
      <p>{subscriptionWords.ask(<EmailLink to={supportEmail} subject={subscriptionWords.subject} />)}</p>
    </>
  );
}
