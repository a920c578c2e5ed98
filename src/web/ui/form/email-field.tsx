import { type ComponentProps, useState } from 'react';

import { addressComplaint } from '../../../domain/email-address.ts';
import type { Meant } from '../../../domain/email-typo.ts';
import { Button } from '../button.tsx';
import { afterPress } from './after-press.ts';
import { emailFieldWords } from './field-words.ts';
import { TextField } from './text-field.tsx';

type EmailFieldProps = ComponentProps<typeof TextField>;

/** The result of checking the field. */
interface Found {
  input: HTMLInputElement;
  complaint: string | null;
  meant: Meant | null;
}

/**
 * A field for a new address, checked on blur: an invalid one gets an error, and a likely typo in the domain gets a suggestion.
 * Neither keeps anybody from continuing.
 */
export function EmailField({ error, className, onBlur, onInput, ...field }: EmailFieldProps) {
  const [found, setFound] = useState<Found | null>(null);

  function check(input: HTMLInputElement) {
    const typed = input.value.trim();
    if (typed === '') return setFound(null);
    const complaint = addressComplaint(typed);
    setFound({ input, complaint, meant: null });
    const offer = (meant: Meant | null) => {
      if (input.value.trim() === typed) setFound({ input, complaint, meant });
    };
    // Loaded only for people who type an address; if loading fails, nothing is suggested.
    import('../../../domain/email-typo.ts').then(
      ({ meantAddress }) => offer(meantAddress(typed)),
      () => {},
    );
  }

  function mend({ input, meant }: Found) {
    input.value = meant?.address ?? input.value;
    // Tells the listeners for typed text about the correction.
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  }

  return (
    <div className={className}>
      <TextField
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={254}
        {...field}
        error={error ?? found?.complaint}
        onBlur={(event) => {
          const input = event.currentTarget;
          afterPress(() => check(input));
          onBlur?.(event);
        }}
        onInput={(event) => {
          setFound(null);
          onInput?.(event);
        }}
      />
      <output>
        {found?.meant && (
          <Button variant="link" onClick={() => mend(found)}>
            {emailFieldWords.didYouMean(found.meant.domain)}
          </Button>
        )}
      </output>
    </div>
  );
}
