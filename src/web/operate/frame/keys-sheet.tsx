import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { useOperator } from '../api/session.ts';
import { screensFor } from './screens.ts';
import { keysWords as words } from './words.ts';

import styles from './keys-sheet.module.css';

interface KeysSheetProps {
  open: boolean;
  onClose: () => void;
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
}

/** All keys of the console, and the choice to do without single letters. */
export function KeysSheet({ open, onClose, isOn, onTurn }: KeysSheetProps) {
  const { permissions } = useOperator();
  const letters = [
    ...words.letters,
    ...screensFor(permissions).map(({ key, name }): [keys: string[], does: string] => [['g', key], name]),
  ];
  return (
    <Dialog open={open} onClose={onClose} width="narrow" title={words.title}>
      <Keys keys={words.always} />
      <h3 className={styles['under']}>{words.single}</h3>
      <Checkbox
        className={styles['choice']}
        hint={words.choiceHint}
        checked={isOn}
        onChange={({ target }) => onTurn(target.checked)}
      >
        {words.choice}
      </Checkbox>
      <Keys keys={letters} />
    </Dialog>
  );
}

function Keys({ keys }: { keys: readonly (readonly [keys: readonly string[], does: string])[] }) {
  return (
    <dl className={styles['keys']}>
      {keys.map(([pressed, does]) => (
        <div key={does} className={styles['key']}>
          <dt>{does}</dt>
          <dd>
            {pressed.map((key) => (
              <kbd key={key} className={styles['cap']}>
                {key}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
