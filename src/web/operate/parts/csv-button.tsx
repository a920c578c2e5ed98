import fileIcon from '@phosphor-icons/core/regular/download-simple.svg?raw';
import { useRef, useState } from 'react';

import { saveFile } from '../../api/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { callForFile } from '../api/call-verb.ts';
import { asFailure, type ConsoleFailure } from '../api/console-failure.ts';
import type { Value } from '../api/send.ts';
import { CallAlert } from './call-trouble.tsx';
import { csvWords } from './words.ts';

interface CsvButtonProps {
  /** Below `/api/operate`. */
  path: string;
  query: Record<string, Value>;
  filename: string;
  /** What it is called, where it is no CSV. */
  label?: string;
}

/** Saves what a list shows, all its pages. A second press gives it up. */
export function CsvButton({ path, query, filename, label = csvWords.button }: CsvButtonProps) {
  const [failure, setFailure] = useState<ConsoleFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const under = useRef<AbortController>(null);

  async function save() {
    if (under.current) return under.current.abort();
    const asking = new AbortController();
    under.current = asking;
    setFailure(null);
    setBusy(true);
    try {
      const file = await callForFile(path, query, asking.signal);
      await saveFile(filename, Promise.resolve(new Response(file)));
    } catch (error) {
      if (!asking.signal.aborted) setFailure(asFailure(error));
    }
    under.current = null;
    setBusy(false);
  }

  return (
    <>
      <Button variant="secondary" onClick={() => void save()}>
        <Icon of={fileIcon} />
        {busy ? `${csvWords.busy} ${csvWords.stop}` : label}
      </Button>
      <CallAlert failure={failure} />
    </>
  );
}
