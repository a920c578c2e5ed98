import backIcon from '@phosphor-icons/core/bold/caret-left-bold.svg?raw';
import { useState } from 'react';
import { Link, useParams } from 'react-router';

import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { callVerb } from '../api/call-verb.ts';
import { useMay } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { CallTrouble, OldAlert } from '../parts/call-trouble.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { TableSkeleton } from '../parts/list/table-skeleton.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PictureBox } from './picture-box.tsx';
import { Shown } from './places.tsx';
import { PlansBox } from './plans-box.tsx';
import { WordsBox } from './words-box.tsx';
import { placesWords, placeWords as words } from './words.ts';

import styles from './catalogue.module.css';

export type Place = Output<'place'>;

/** One country or region: what the shop makes of it. */
export function Place() {
  const { code = '' } = useParams();
  const { data: read, failure, waiting, reload } = useVerb('place', { place: code });
  const data = read && (read.code === code.toUpperCase() || !waiting) ? read : null;
  return (
    <>
      <Link to="/catalogue" className={styles['back']}>
        <Icon of={backIcon} size={16} />
        {words.back}
      </Link>
      {failure && !data && <CallTrouble failure={failure} heading="h1" onRetry={reload} />}
      {!failure && !data && <TableSkeleton />}
      {failure && data && <OldAlert failure={failure} onRetry={reload} />}
      {data && <OnePlace key={data.code} place={data} onChanged={reload} />}
    </>
  );
}

function OnePlace({ place, onChanged }: { place: Place; onChanged: () => void }) {
  const mayChange = useMay()('catalogue.change');
  const [isAsking, setIsAsking] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const { code, name, visible, version } = place;
  const done = (message: string) => {
    setTold(message);
    onChanged();
  };

  async function turn(why: string) {
    try {
      await callVerb('place_change', { place: code, visible: !visible, why, seen: version });
    } catch (error) {
      onChanged();
      throw error;
    }
    done(visible ? words.done.hidden : words.done.shown);
  }

  return (
    <>
      <PageHead
        title={name}
        beside={<Shown visible={visible} />}
        actions={
          <>
            {visible && (
              <a className={buttonClass('bare')} href={place.path} target="_blank" rel="noreferrer">
                {words.page}
              </a>
            )}
            {mayChange && (
              <Button variant="secondary" onClick={() => setIsAsking(true)}>
                {visible ? words.hide : words.show}
              </Button>
            )}
          </>
        }
      >
        {words.lead(placesWords.kinds[place.kind], code, place.part)}
      </PageHead>
      <div className={styles['boxes']}>
        {told !== null && <Alert tone="success" title={told} />}
        {!visible && <Alert tone="warning" title={words.hidden} />}
        <WordsBox place={place} mayChange={mayChange} onDone={done} onChanged={onChanged} />
        <PictureBox place={place} mayChange={mayChange} onDone={done} onChanged={onChanged} />
        <PlansBox place={place} mayChange={mayChange} onDone={done} />
      </div>
      <ConfirmDialog
        open={isAsking}
        title={visible ? words.hideTitle(name) : words.showTitle(name)}
        lead={visible ? words.hideLead : words.showLead}
        action={visible ? words.hide : words.show}
        onClose={() => setIsAsking(false)}
        onConfirm={turn}
      />
    </>
  );
}
