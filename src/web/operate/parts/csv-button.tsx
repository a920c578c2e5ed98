import fileIcon from '@phosphor-icons/core/regular/download-simple.svg?raw';
import { useRef, useState } from 'react';

import type { Permission } from '../../../domain/operators/roles.ts';
import { saveFile } from '../../api/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { callForFile } from '../api/call-verb.ts';
import { asFailure, type ConsoleFailure } from '../api/console-failure.ts';
import type { Value } from '../api/send.ts';
import { useCan } from '../api/session.ts';
import { ErrorAlert } from './error-panel.tsx';
import { csvWords } from './words.ts';

interface CsvButtonProps {
  /** The act that a role must allow. */
  permission: Permission;
  /** Relative to `/api/operate`. */
  path: string;
  query: Readonly<Record<string, Value>>;
  /** By default, `path`. */
  filename?: string;
  /** By default, the label for CSV. */
  label?: string;
}

/** Saves all pages of a list as a file, for operators who may export it. A second press cancels the download. */
export function CsvButton(props: CsvButtonProps) {
  const { permission, path, query, filename = path, label = csvWords.button } = props;
  const can = useCan();
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

  if (!can(permission)) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => void save()}>
        <Icon of={fileIcon} />
        {busy ? `${csvWords.busy} ${csvWords.stop}` : label}
      </Button>
      <ErrorAlert failure={failure} />
    </>
  );
}
