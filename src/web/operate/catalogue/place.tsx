import { useState } from 'react';
import { useParams } from 'react-router';

import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { callVerb } from '../api/call-verb.ts';
import { useCan } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { DetailScreen } from '../parts/detail-screen.tsx';
import { Cards, Columns } from '../parts/layout.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useAskedAct } from '../parts/use-asked-act.ts';
import { PictureCard } from './picture-card.tsx';
import { Shown } from './places.tsx';
import { PlansCard } from './plans-card.tsx';
import { WordsCard } from './words-card.tsx';
import { placesWords, placeWords as words } from './words.ts';

export type Place = Output<'place'>;

/** One country or region, with the shop's own words, picture and plans for it. */
export function Place() {
  const { code: which = '' } = useParams();
  const canChange = useCan()('catalogue.change');
  const read = useVerb('place', { place: which });
  const [isAsking, setIsAsking] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  useAskedAct(read.data && canChange ? { place_change: () => setIsAsking(true) } : {});
  const done = (message: string) => {
    setTold(message);
    read.reload();
  };

  async function turn({ code, visible, version }: Place, reason: string) {
    try {
      await callVerb('place_change', { place: code, visible: !visible, reason, seen: version });
    } catch (error) {
      read.reload();
      throw error;
    }
    done(visible ? words.done.hidden : words.done.shown);
  }

  return (
    <DetailScreen
      read={read}
      back={['/catalogue', words.back]}
      head={({ name, visible, path, kind, code, part }) => (
        <PageHead
          title={name}
          beside={<Shown visible={visible} />}
          actions={
            <>
              {visible && (
                <a className={buttonClass('bare')} href={path} target="_blank" rel="noreferrer">
                  {words.page}
                </a>
              )}
              {canChange && (
                <Button variant="secondary" onClick={() => setIsAsking(true)}>
                  {visible ? words.hide : words.show}
                </Button>
              )}
            </>
          }
        >
          {words.lead(placesWords.kinds[kind], code, part)}
        </PageHead>
      )}
    >
      {(place) => (
        <>
          <Cards>
            {told !== null && <Alert tone="success" title={told} />}
            {!place.visible && <Alert tone="warning" title={words.hidden} />}
            <Columns>
              <WordsCard place={place} canChange={canChange} onDone={done} onChanged={read.reload} />
              <PictureCard place={place} canChange={canChange} onDone={done} onChanged={read.reload} />
            </Columns>
            <PlansCard place={place} canChange={canChange} onDone={done} />
          </Cards>
          <ConfirmDialog
            open={isAsking}
            title={place.visible ? words.hideTitle(place.name) : words.showTitle(place.name)}
            lead={place.visible ? words.hideLead : words.showLead}
            action={place.visible ? words.hide : words.show}
            onClose={() => setIsAsking(false)}
            onConfirm={(reason) => turn(place, reason)}
          />
        </>
      )}
    </DetailScreen>
  );
}
