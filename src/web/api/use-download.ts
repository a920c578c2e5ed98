import { useState } from 'react';

import { noteFailure } from '../browser/note-failure.ts';

interface Download {
  filename: string;
  ask: () => Promise<Pick<Response, 'ok' | 'status' | 'blob'>>;
}

/** A file of one's own that is fetched by a press and saved: whether it is under way, and whether it failed. */
export function useDownload({ filename, ask }: Download) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');

  async function download(): Promise<void> {
    setState('busy');
    try {
      const answer = await ask();
      if (!answer.ok) throw new Error(`${filename}: ${answer.status}`);
      save(await answer.blob(), filename);
      setState('ready');
    } catch (failure) {
      noteFailure('a download', failure);
      setState('failed');
    }
  }
  return { busy: state === 'busy', failed: state === 'failed', download: () => void download() };
}

function save(file: Blob, filename: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
