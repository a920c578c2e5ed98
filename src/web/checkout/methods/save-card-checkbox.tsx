import { Checkbox } from '../../ui/form/checkbox.tsx';
import { saveCardWords } from './words.ts';

import styles from './save-card-checkbox.module.css';

/** Consent to save a card: what is stored, by whom, what for, and how to end it. Never pre-checked. */
export function SaveCardCheckbox({
  checked,
  onCheck,
}: {
  checked: boolean;
  onCheck: (checked: boolean) => void;
}) {
  return (
    <div className={styles['save']}>
      <Checkbox
        name="saveCard"
        checked={checked}
        onChange={(event) => onCheck(event.target.checked)}
        hint={saveCardWords.hint}
      >
        {saveCardWords.label}
      </Checkbox>
    </div>
  );
}
