import { Checkbox } from '../../ui/form/checkbox.tsx';
import { saveCardWords } from './words.ts';

import styles from './save-card-checkbox.module.css';

/** Consent to keep a card: what is kept, by whom, what for, and how it ends. Never checked beforehand. */
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
