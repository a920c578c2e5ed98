import checkIcon from '@phosphor-icons/core/bold/check-bold.svg?raw';
import copyIcon from '@phosphor-icons/core/bold/copy-bold.svg?raw';
import { useEffect, useState } from 'react';

import { Button, type ButtonVariant } from './button.tsx';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { copyWords } from './words.ts';

interface CopyButtonProps {
  text: string;
  /** What is copied, for those who cannot see what the button stands beside: 'activation code'. */
  what: string;
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
        {copyWords[message ?? 'copy']}
      </Button>
      <VisuallyHidden status>{message ? `${copyWords[message]}: ${what}` : ''}</VisuallyHidden>
    </>
  );
}

/** Puts a text on the clipboard. False when the browser will not have it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without https there is no clipboard object; the old command still works there.
    const field = document.createElement('textarea');
    field.value = text;
    field.style.position = 'fixed';
    field.style.opacity = '0';
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}
