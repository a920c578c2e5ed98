import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { readVerb } from '../api/call-verb.ts';
import { asFailure, type ConsoleFailure } from '../api/console-failure.ts';
import { useCan } from '../api/session.ts';
import type { Output } from '../api/verbs.ts';
import { DescriptionList } from '../parts/description-list.tsx';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { orderWords } from './words.ts';

import styles from './order.module.css';

const words = orderWords.codes;

/** An eSIM's codes, shown on request; each request is recorded. They are gone when the page is left. */
export function Codes({ id }: { id: string }) {
  const can = useCan();
  const [codes, setCodes] = useState<Output<'codes'> | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ConsoleFailure | null>(null);

  async function show() {
    setBusy(true);
    setFailure(null);
    try {
      setCodes(await readVerb('codes', { order: id }));
    } catch (error) {
      setFailure(asFailure(error));
    }
    setBusy(false);
  }

  if (!can('codes.read')) return null;
  return (
    <div className={styles['codes']}>
      <ErrorAlert failure={failure} />
      {codes && (
        <>
          <DescriptionList
            facts={[
              [words.smdp, codes.smdp_address],
              [words.matching, codes.matching_id],
              [words.lpa, codes.lpa],
              [
                words.page,
                <a key="page" href={codes.page_url}>
                  {words.open}
                </a>,
              ],
            ]}
          />
          <img className={styles['qr']} src={`data:image/png;base64,${codes.qr}`} alt={words.qr} />
          <CopyButton text={codes.lpa} what={words.lpa} />
        </>
      )}
      <Button variant="secondary" busy={busy} onClick={() => (codes ? setCodes(null) : void show())}>
        {codes ? words.hide : words.show}
      </Button>
    </div>
  );
}
