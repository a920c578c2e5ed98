import type { Activation } from '../../domain/checkout/order-schema.ts';
import { qrWords } from './words.ts';

import styles from './qr-card.module.css';

/** The QR code with its white quiet zone. */
export function QrCard({ activation }: { activation: Activation }) {
  return (
    <figure className={styles['card']} data-ground="night">
      <img
        className={styles['qr']}
        src={`data:image/png;base64,${activation.qr_code_base64}`}
        width="264"
        height="264"
        alt={qrWords.picture}
      />
      <figcaption>
        <b>{qrWords.point}</b>
        <span>{qrWords.stay}</span>
      </figcaption>
    </figure>
  );
}
