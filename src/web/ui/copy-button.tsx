import checkIcon from '@phosphor-icons/core/bold/check-bold.svg?raw';
import copyIcon from '@phosphor-icons/core/bold/copy-bold.svg?raw';
import { useEffect, useState } from 'react';

import { labelled } from '../../domain/language-words.ts';
import { Button, type ButtonVariant } from './button.tsx';
import { copyText } from './copy-text.ts';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { copyWords } from './words.ts';

interface CopyButtonProps {
  text: string;
  /** Names what is copied, such as 'activation code', for people who cannot see what is beside the button. */
  what: string;
  /** `icon` shows no words, unless the browser refuses. */
  variant?: ButtonVariant;
}

export function CopyButton({ text, what, variant = 'bare' }: CopyButtonProps) {
  const [message, setMessage] = useState<'copied' | 'copyByHand' | null>(null);
  useEffect(() => {
    if (message === null) return undefined;
    const timer = setTimeout(() => setMessage(null), 2000);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <>
      <Button
        variant={variant}
        aria-label={copyWords.copyWhat(what)}
        onClick={() => void copyText(text).then((done) => setMessage(done ? 'copied' : 'copyByHand'))}
      >
        <Icon of={message === 'copied' ? checkIcon : copyIcon} />
        {(variant !== 'icon' || message === 'copyByHand') && copyWords[message ?? 'copy']}
      </Button>
      <VisuallyHidden status>{message ? labelled(copyWords[message], what) : ''}</VisuallyHidden>
    </>
  );
}
