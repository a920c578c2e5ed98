import { useParams } from 'react-router';

import { Button } from '../../ui/button.tsx';
import { callVerb } from '../api/call-verb.ts';
import { useCan } from '../api/session.ts';
import { useAct } from '../api/use-act.ts';
import { useVerb } from '../api/use-verb.ts';
import { Card } from '../parts/card.tsx';
import { DescriptionList } from '../parts/description-list.tsx';
import { DetailScreen } from '../parts/detail-screen.tsx';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { Alerts, Cards, Quiet } from '../parts/layout.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { Moment } from '../parts/moment.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { DeliveryStatePill } from './endpoint-state.tsx';
import { deliveryWords as words, endpointWords } from './words.ts';

import styles from './connections.module.css';

/** One event for one endpoint: what was sent, and each answer. */
export function WebhookDelivery() {
  const { id = '' } = useParams();
  const canWork = useCan()('connections.work');
  const read = useVerb('webhook_delivery', { id });
  const { data, reload } = read;
  const again = useAct(async () => {
    if (data === null) return null;
    await callVerb('webhook_replay', { id: data.endpoint.id, delivery: id });
    reload();
    return words.again.done;
  });
  const back = data ? `/connections/webhooks/${data.endpoint.id}` : '/connections';
  return (
    <DetailScreen
      read={read}
      back={[back, words.back]}
      head={({ type, state, at }) => (
        <PageHead
          title={type}
          beside={<DeliveryStatePill state={state} />}
          actions={
            canWork && (
              <Button variant="secondary" busy={again.busy} onClick={again.run}>
                {words.again.button}
              </Button>
            )
          }
        >
          <Moment at={at} exact />
        </PageHead>
      )}
    >
      {({ event, endpoint, due_at: due, ended_at: ended, body, tries }) => (
        <>
          <Alerts done={again.done}>
            <ErrorAlert failure={again.failure} />
          </Alerts>
          <Cards>
            <Card title={words.tries}>
              {tries.length === 0 ? (
                <Quiet>{words.none}</Quiet>
              ) : (
                <SmallTable
                  label={words.tries}
                  head={words.columns}
                  numbers={[2]}
                  rows={tries.map(({ at, status, words: told, ms }) => [
                    at,
                    [<Moment key="at" at={at} exact />, endpointWords.answer(status, told), words.took(ms)],
                  ])}
                />
              )}
            </Card>
            <Card title={words.facts}>
              <DescriptionList
                facts={[
                  [words.back, endpoint.url],
                  [words.event, event],
                  [words.due, due !== null && <Moment key="due" at={due} exact />],
                  [words.ended, ended !== null && <Moment key="ended" at={ended} exact />],
                ]}
              />
            </Card>
            <Card title={words.body}>
              <pre className={styles['body']}>
                <code>{JSON.stringify(JSON.parse(body), null, 2)}</code>
              </pre>
            </Card>
          </Cards>
        </>
      )}
    </DetailScreen>
  );
}
