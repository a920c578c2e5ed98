import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

import { tabStorage } from '../../browser/browser-storage.ts';
import { Button } from '../../ui/button.tsx';
import { FieldMessage } from '../../ui/form/field-message.tsx';
import { CODE_KEY } from '../payment/checkout-memory.ts';
import type { CodeFieldProps } from './code-field.tsx';
import { codeWords } from './code-words.ts';

/** Loads the field for promotion codes on demand: most buyers have none. */
export function CodePlace(about: Omit<CodeFieldProps, 'isAsked'>) {
  const [Field, setField] = useState<ComponentType<CodeFieldProps> | null>(null);
  const [state, setState] = useState<'waiting' | 'asked' | 'failed'>('waiting');
  const read = (after: 'waiting' | 'asked') => {
    setState(after);
    import('./code-field.tsx').then(
      (module) => setField(() => module.default),
      () => setState('failed'),
    );
  };
  const begin = useEffectEvent(() => {
    // A code was in use before a reload.
    if (tabStorage.getItem(CODE_KEY) !== null) read('waiting');
  });
  useEffect(() => queueMicrotask(() => begin()), []);
  return (
    <div inert={about.purchase.stage.at !== 'form'}>
      {Field ? (
        <Field {...about} isAsked={state === 'asked'} />
      ) : (
        <Button variant="link" busy={state === 'asked'} onClick={() => read('asked')}>
          {codeWords.ask}
        </Button>
      )}
      {state === 'failed' && <FieldMessage error={codeWords.failed} />}
    </div>
  );
}
