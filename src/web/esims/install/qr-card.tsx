import type { Activation } from '../../../domain/checkout/order-schema.ts';

import styles from './qr-card.module.css';

/** The QR code on its white quiet zone. */
export function QrCard({ activation }: { activation: Activation }) {
  return (
    <figure className={styles['card']} data-ground="night">
      <img
        className={styles['qr']}
        src={`data:image/png;base64,${activation.qr_code_base64}`}
        width="264"
        height="264"
        alt="QR code that installs the eSIM"
      />
      <figcaption>
        <b>Point your phone’s camera here</b>
        <span>Stay on Wi‑Fi while it installs</span>
      </figcaption>
    </figure>
  );
}
