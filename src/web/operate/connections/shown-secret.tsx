import { useEffect } from 'react';

import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';

import styles from './connections.module.css';

interface ShownSecretProps {
  /** Null while there is none to show. */
  secret: string | null;
  words: { title: string; lead: string; what: string; action: string };
  onClose: () => void;
}

/** A secret that the shop shows only now. */
export function ShownSecret({ secret, words, onClose }: ShownSecretProps) {
  // A reload would lose it.
  useEffect(() => {
    if (secret === null) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [secret]);
  return (
    <Dialog
      open={secret !== null}
      onClose={onClose}
      title={words.title}
      lead={words.lead}
      foot={<Button onClick={onClose}>{words.action}</Button>}
    >
      <p className={styles['secret']}>
        <code>{secret}</code>
        <CopyButton text={secret ?? ''} what={words.what} variant="secondary" />
      </p>
    </Dialog>
  );
}
