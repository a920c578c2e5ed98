import type { Ref } from 'react';

import { TextField } from '../../ui/form/text-field.tsx';
import { codeWords } from './words.ts';

import styles from './code-field.module.css';

export type CodeKind = 'app' | 'recovery';

interface CodeFieldProps {
  ref?: Ref<HTMLInputElement>;
  kind: CodeKind;
  error: string | null;
  onInput: () => void;
}

/** Long enough for codes typed in groups. */
const LONGEST = { app: 12, recovery: 40 };

/** A typed code without spaces and hyphens; null if it cannot be one. */
export function codeIn(typed: string, kind: CodeKind): string | null {
  const code = typed.replaceAll(/[\s-]/g, '');
  if (kind === 'app') return /^\d{6}$/.test(code) ? code : null;
  return code.length >= 8 ? typed.trim() : null;
}

/** The field for a code from the app, or for a recovery code. */
export function CodeField({ ref, kind, error, onInput }: CodeFieldProps) {
  return (
    <TextField
      ref={ref}
      key={kind}
      name="code"
      label={kind === 'app' ? codeWords.code : codeWords.recoveryCode}
      hint={kind === 'recovery' && codeWords.recoveryHint}
      className={styles['code']}
      inputMode={kind === 'app' ? 'numeric' : 'text'}
      autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={LONGEST[kind]}
      error={error}
      onInput={onInput}
    />
  );
}
