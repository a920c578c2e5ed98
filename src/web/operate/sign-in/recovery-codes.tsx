import fileIcon from '@phosphor-icons/core/regular/download-simple.svg?raw';
import printIcon from '@phosphor-icons/core/regular/printer.svg?raw';
import { useState } from 'react';

import { saveFile } from '../../api/save-file.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useShopFacts } from '../api/shop-facts.ts';
import { keptWords } from './words.ts';

import styles from './recovery-codes.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  email: string;
  onKept: () => void;
}

/** Shown once. Without them, an operator who loses the phone is locked out. */
export function RecoveryCodes({ codes, email, onKept }: RecoveryCodesProps) {
  const { brand } = useShopFacts();
  const [kept, setKept] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const text = `${keptWords.head(brand, email)}\n\n${codes.join('\n')}\n`;
  return (
    <>
      <p className={styles['printed']}>{keptWords.head(brand, email)}</p>
      <ol className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles['ways']}>
        <CopyButton text={codes.join('\n')} what={keptWords.what} variant="secondary" />
        <Button
          variant="secondary"
          onClick={() => void saveFile(keptWords.filename, Promise.resolve(new Response(text)))}
        >
          <Icon of={fileIcon} />
          {keptWords.download}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Icon of={printIcon} />
          {keptWords.print}
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
          {keptWords.kept}
        </Checkbox>
        {isMissing && <Alert tone="warning" title={keptWords.missing} />}
        <Button size="large" wide inactive={!kept} onClick={() => (kept ? onKept() : setIsMissing(true))}>
          {keptWords.button}
        </Button>
      </div>
    </>
  );
}
