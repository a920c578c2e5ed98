import emptyIcon from '@phosphor-icons/core/regular/webhooks-logo.svg?raw';
import { useParams } from 'react-router';

import { BackLink } from '../parts/detail-screen.tsx';
import { ListScreen } from '../parts/list-screen.tsx';
import { useList } from '../parts/list/use-list.ts';
import { Moment } from '../parts/moment.tsx';
import { partWords } from '../parts/words.ts';
import { EndpointActs } from './endpoint-acts.tsx';
import { DeliveryStatePill, EndpointStatePill } from './endpoint-state.tsx';
import { endpointWords as words } from './words.ts';

/** An endpoint with its deliveries. */
export function Webhook() {
  const { id = '' } = useParams();
  const list = useList('webhook', { state: { kind: 'choice', options: words.states } }, { of: { id } });
  const { data: endpoint, reload } = list;
  return (
    <>
      <BackLink to={['/connections', words.back]} />
      <ListScreen
        list={list}
        words={{
          title: endpoint ? new URL(endpoint.url).host : partWords.none,
          list: words.log,
          columns: words.columns,
          filters: words.filters,
          empty: words.none,
        }}
        lead={endpoint && <Lead endpoint={endpoint} />}
        actions={endpoint && <EndpointStatePill state={endpoint.state} />}
        alerts={endpoint && <EndpointActs endpoint={endpoint} onChanged={reload} />}
        icon={emptyIcon}
        rows={endpoint?.deliveries}
        columns={[
          { id: 'type', phone: 'lead', cell: ({ type }) => <code>{type}</code> },
          { id: 'at', phone: 'below', cell: ({ at }) => <Moment at={at} /> },
          { id: 'state', phone: 'end', cell: ({ state }) => <DeliveryStatePill state={state} /> },
          { id: 'tries', isNumber: true, cell: ({ tries }) => tries },
          {
            id: 'answer',
            breaks: 'anywhere',
            cell: ({ status, words: told }) =>
              told === null ? partWords.none : words.answer(status, told.slice(0, 60)),
          },
          {
            id: 'due',
            cell: ({ due_at: at }) => (at === null ? partWords.none : <Moment at={at} />),
          },
        ]}
        idOf={({ id: one }) => one}
        nameOf={({ type, at }) => `${type} ${at}`}
        hrefOf={({ id: one }) => `/connections/deliveries/${one}`}
      />
    </>
  );
}

function Lead({ endpoint }: { endpoint: NonNullable<ReturnType<typeof useList<'webhook'>>['data']> }) {
  const {
    url,
    events,
    made_at: madeAt,
    made_by: madeBy,
    state_since: since,
    old_secret_until: old,
  } = endpoint;
  return (
    <>
      {url} · {events.join(', ')} · {words.made} <Moment at={madeAt} /> {words.by}{' '}
      {madeBy ?? words.commandLine}
      {since !== null && (
        <>
          {' '}
          · {words.since} <Moment at={since} />
        </>
      )}
      {old !== null && (
        <>
          {' '}
          · {words.oldSecret} <Moment at={old} />
        </>
      )}
    </>
  );
}
