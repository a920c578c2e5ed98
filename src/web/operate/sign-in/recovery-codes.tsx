import fileIcon from '@phosphor-icons/core/regular/download-simple.svg?raw';
import printIcon from '@phosphor-icons/core/regular/printer.svg?raw';
import { useEffect, useState } from 'react';

import { saveFile } from '../../api/save-file.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useShopFacts } from '../api/shop-facts.ts';
import { recoveryWords } from './words.ts';

import styles from './recovery-codes.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  email: string;
  /** Goes on once they are saved. */
  button?: string;
  onSaved: () => void;
}

/** Shown once. Without them, an operator who loses the phone is locked out. */
export function RecoveryCodes({ codes, email, button = recoveryWords.button, onSaved }: RecoveryCodesProps) {
  const { brand } = useShopFacts();
  const [kept, setKept] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  // A reload would lose them.
  useEffect(() => {
    if (kept) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [kept]);
  const text = `${recoveryWords.head(brand, email)}\n\n${codes.join('\n')}\n`;
  return (
    <>
      <p className={styles['printed']}>{recoveryWords.head(brand, email)}</p>
      <ol className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles['ways']}>
        <CopyButton text={codes.join('\n')} what={recoveryWords.what} variant="secondary" />
        <Button
          variant="secondary"
          onClick={() => void saveFile(recoveryWords.filename, Promise.resolve(new Response(text)))}
        >
          <Icon of={fileIcon} />
          {recoveryWords.download}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Icon of={printIcon} />
          {recoveryWords.print}
        </Button>
      </div>
      <div className={styles['foot']}>
        <Checkbox
          checked={kept}
          onChange={(event) => {
            setKept(event.target.checked);
            setIsMissing(false);
          }}
        >
          {recoveryWords.kept}
        </Checkbox>
        {isMissing && <Alert tone="warning" title={recoveryWords.missing} />}
        <Button size="large" wide inactive={!kept} onClick={() => (kept ? onSaved() : setIsMissing(true))}>
          {button}
        </Button>
      </div>
    </>
  );
}
