import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { useRefundTime } from '../../core/site.ts';
import { SERVICE } from '../facts/words.ts';
import { serviceWords as words } from './words.ts';

import styles from '../facts/fact-list.module.css';

/** What to expect of support, beyond the text on the cards. */
export function ServiceParameters() {
  const refundTime = useRefundTime();
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{words.business.name}</dt>
        <dd>
          {words.business.way(
            SERVICE.businessReply,
            <Link to={paths.businessContact()}>{words.business.page}</Link>,
          )}
        </dd>
      </div>
      <div>
        <dt>{words.refunds.name}</dt>
        <dd>{words.refunds.within(refundTime)}</dd>
      </div>
      <div>
        <dt>{words.language.name}</dt>
        <dd>{words.language.which}</dd>
      </div>
      <div>
        <dt>{words.atHand.name}</dt>
        <dd>{words.atHand.what}</dd>
      </div>
    </dl>
  );
}
