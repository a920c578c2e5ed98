import { useState } from 'react';

import { asFailure, type ConsoleFailure } from '../api/console-failure.ts';

interface Parts<Written, Preview> {
  /** What is in force. */
  saved: Written;
  /** The newest version. */
  newest: number;
  /** Stores the draft. */
  preview: (written: Written) => Promise<Preview>;
  onChanged: () => void;
}

/** What an operator has written and not published, what the shop said to it, and its preview. */
export function useTextDraft<Written extends Record<string, string>, Preview>({
  saved,
  newest,
  preview: store,
  onChanged,
}: Parts<Written, Preview>) {
  const [draft, setDraft] = useState<{ written: Written; base: number } | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ConsoleFailure | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const written = draft?.written ?? saved;
  const field = fieldOf(failure);
  const isOurs = field !== null && Object.hasOwn(saved, field);

  function discard() {
    setDraft(null);
    setPreview(null);
    setFailure(null);
  }

  return {
    written,
    preview,
    busy,
    done,
    /** A failure that is beside no field. */
    failure: isOurs ? null : failure,
    errorOf: (name: keyof Written) => (isOurs && field === name ? (failure?.message ?? null) : null),
    isDraft: draft !== null,
    /** The version the draft was made from. */
    base: draft?.base ?? newest,
    change: (changed: Partial<Written>) => {
      setDone(null);
      setPreview(null);
      setFailure(null);
      setDraft((before) => {
        const next = { ...(before?.written ?? saved), ...changed };
        const isSame = Object.keys(saved).every((name) => next[name] === saved[name]);
        return isSame ? null : { written: next, base: before?.base ?? newest };
      });
    },
    discard,
    /** The draft counts as one of the newest version. */
    keep: () => setDraft((before) => before && { ...before, base: newest }),
    closePreview: () => setPreview(null),
    async show() {
      if (busy) return;
      setBusy(true);
      setFailure(null);
      try {
        setPreview(await store(written));
      } catch (error) {
        setFailure(asFailure(error));
      }
      setBusy(false);
    },
    /** Runs an act that publishes; throws what it throws. */
    async finish(act: () => Promise<{ version: number; published: boolean }>, words: DoneWords) {
      try {
        const answer = await act();
        setDone(answer.published ? words.done(answer.version) : words.same);
        discard();
      } finally {
        onChanged();
      }
    },
  };
}

interface DoneWords {
  done: (version: number) => string;
  same: string;
}

/** The first field that the shop refuses; null if it refuses none. */
function fieldOf(failure: ConsoleFailure | null): string | null {
  if (failure?.reason !== 'invalid_field') return null;
  const [field] = (failure.facts['path'] ?? []) as unknown[];
  return typeof field === 'string' ? field : null;
}
