import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { RefundHours } from '../facts/refund-hours.tsx';
import { SERVICE } from '../facts/service-facts.ts';

import styles from '../facts/fact-list.module.css';

/** What one can count on from support. */
export function ServiceParameters() {
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>Email hours</dt>
        <dd>{SERVICE.mailHours}</dd>
      </div>
      <div>
        <dt>Live chat hours</dt>
        <dd>{SERVICE.chatHours}</dd>
      </div>
      <div>
        <dt>First reply by email</dt>
        <dd>{SERVICE.firstReply}</dd>
      </div>
      <div>
        <dt>Enterprise requests</dt>
        <dd>
          Answered {SERVICE.businessReply}, through the{' '}
          <Link to={paths.businessContact()}>enterprise page</Link>
        </dd>
      </div>
      <div>
        <dt>Refunds</dt>
        <dd>
          Within <RefundHours /> of purchase, if not activated or used
        </dd>
      </div>
      <div>
        <dt>Language</dt>
        <dd>English</dd>
      </div>
      <div>
        <dt>Have at hand</dt>
        <dd>Order number, phone model, and the country you are in</dd>
      </div>
    </dl>
  );
}
