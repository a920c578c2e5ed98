import { type FormEvent, useEffect, useRef, useState } from 'react';

import { asFailure, type ConsoleFailure } from '../api/console-failure.ts';
import { describeFailure } from '../parts/error-panel.tsx';
import { codeIn, type CodeKind } from './code-field.tsx';
import { codeWords } from './words.ts';

/** A form for a code: its error, the wait after too many tries, and submitting it. */
export function useCode(kind: CodeKind, use: (code: string) => Promise<unknown>) {
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<ConsoleFailure | null>(null);
  const [rest, setRest] = useState(0);

  useEffect(() => {
    if (rest === 0) return undefined;
    const timer = setTimeout(() => setRest(rest - 1), 1000);
    return () => clearTimeout(timer);
  }, [rest]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || rest > 0) return;
    const code = codeIn(field.current?.value ?? '', kind);
    setFailure(null);
    if (code === null) {
      setError(kind === 'app' ? codeWords.incomplete : codeWords.incompleteRecovery);
      field.current?.focus();
      return;
    }
    setBusy(true);
    setError(null);
    try {
      await use(code);
    } catch (thrown) {
      const failed = asFailure(thrown);
      if (failed.status === 429) setRest(failed.waitSeconds ?? 0);
      setFailure(failed);
      field.current?.focus();
      field.current?.select();
    }
    setBusy(false);
  }

  return { field, busy, rest, error: error ?? sayCode(failure, kind, rest), submit, forget };

  function forget() {
    setError(null);
    if (failure?.status !== 429) setFailure(null);
  }
}

function sayCode(failure: ConsoleFailure | null, kind: CodeKind, rest: number): string | null {
  if (!failure) return null;
  if (failure.status === 429)
    return failure.waitSeconds === null ? codeWords.tooManyForNow : codeWords.tooMany(rest);
  if (failure.reason === 'wrong_code') return kind === 'app' ? codeWords.wrong : codeWords.wrongRecovery;
  return describeFailure(failure).text || failure.message;
}
