import { useId } from 'react';

import { Checkbox } from '../../ui/form/checkbox.tsx';

import styles from './save-card-checkbox.module.css';

/** Consent to keep a card: what is kept, by whom, what for, and how it ends. Never checked beforehand. */
export function SaveCardCheckbox({
  checked,
  onCheck,
}: {
  checked: boolean;
  onCheck: (checked: boolean) => void;
}) {
  const about = useId();
  return (
    <div className={styles['save']}>
      <Checkbox
        name="saveCard"
        checked={checked}
        onChange={(event) => onCheck(event.target.checked)}
        aria-describedby={about}
      >
        Save this card for next time
      </Checkbox>
      <p id={about} className={styles['about']}>
        Stripe, our card processor, keeps its number and expiry date; we see only its last four digits. It is
        charged only when you press buy. You can remove it on your dashboard at any time.
      </p>
    </div>
  );
}
