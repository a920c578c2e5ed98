import { useState } from 'react';
import { Link } from 'react-router';

import { quotedBy } from '../../../domain/checkout/payment-method.ts';
import { iccidEnding } from '../../../domain/esims/iccid.ts';
import type { TopUp } from '../../../domain/esims/top-up-offer.ts';
import type { UserEsim } from '../../../domain/esims/user-esim.ts';
import { priceWords } from '../../../domain/price-words.ts';
import { paths } from '../../core/paths.ts';
import { linkWords } from '../../core/words.ts';
import { Flag } from '../../pictures/flag.tsx';
import { keepInAddress } from '../../plans/use-plan-view.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { TopUpTimes } from '../top-up-times.tsx';
import { TopUpList } from './top-up-list.tsx';
import { TopUpPlace } from './top-up-place.tsx';
import { addDataWords } from './words.ts';

import styles from './add-data-dialog.module.css';

interface AddDataDialogProps {
  esim: UserEsim;
  open: boolean;
  onClose: () => void;
}

/** Plans that can be added to an eSIM, for its own destination or another one; the checkout sells them. */
export function AddDataDialog({ esim, open, onClose }: AddDataDialogProps) {
  const own = { code: esim.country_code, name: esim.country_name };
  const [{ place, turn }, setPlace] = useState({ place: own, turn: 0 });
  const [chosen, setChosen] = useState<TopUp | null>(null);
  const price = chosen && priceWords(quotedBy(chosen.quote, 'card'));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={linkWords.addData}
      width="wide"
      rolls
      foot={
        price && (
          <Link
            to={paths.topUp(chosen.quote.plan, esim.id)}
            className={buttonClass('primary', 'large', true)}
          >
            {addDataWords.buy(price.charged ?? price.total)}
          </Link>
        )
      }
    >
      <div className={styles['body']}>
        <p className={styles['which']}>
          <Flag iso={esim.country_code} />
          <span>{addDataWords.onto(<b>{esim.country_name}</b>, iccidEnding(esim.iccid))}</span>
        </p>
        <TopUpPlace
          own={own}
          chosen={place}
          onChoose={({ code, name }, trip) => {
            keepInAddress(trip);
            setPlace({ place: { code, name }, turn: turn + 1 });
            setChosen(null);
          }}
        />
        <TopUpList key={turn} esim={esim} place={place} chosen={chosen} onChoose={setChosen} />
        <p className={styles['times']} aria-live="polite">
          {chosen && <TopUpTimes topUp={chosen} />}
        </p>
      </div>
    </Dialog>
  );
}
