import { Link, useParams } from 'react-router';

import { buttonClass } from '../../ui/button.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { useCan } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Happened } from '../audit/happened.tsx';
import { Card } from '../parts/card.tsx';
import { DescriptionList } from '../parts/description-list.tsx';
import { DetailScreen } from '../parts/detail-screen.tsx';
import { Cards, Columns, Quiet } from '../parts/layout.tsx';
import { Moment } from '../parts/moment.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { LeadForm } from './lead-form.tsx';
import { LeadStatePill } from './lead-state-pill.tsx';
import { leadWords as words } from './words.ts';

import styles from './leads.module.css';

export function Lead() {
  const { id = '' } = useParams();
  const can = useCan();
  const canWork = can('leads.work');
  const read = useVerb('lead', { id });
  return (
    <DetailScreen
      read={read}
      back={['/leads', words.back]}
      head={({ company, state, at }) => (
        <PageHead
          title={company}
          beside={<LeadStatePill state={state} />}
          actions={
            can('drafts.work') && (
              <Link to={`/orders/drafts/new?lead=${id}`} className={buttonClass()}>
                {words.offer}
              </Link>
            )
          }
        >
          {words.sent} <Moment at={at} exact />
        </PageHead>
      )}
    >
      {(lead) => (
        <Columns>
          <Cards>
            <Card title={words.message.title}>
              {lead.message ? (
                <p className={styles['message']}>{lead.message}</p>
              ) : (
                <Quiet>{words.message.none}</Quiet>
              )}
            </Card>
            <Company lead={lead} />
          </Cards>
          <Cards>
            {canWork && <LeadForm lead={lead} onChanged={read.reload} />}
            <Happened acts={lead.acts} />
          </Cards>
        </Columns>
      )}
    </DetailScreen>
  );
}

function Company({ lead }: { lead: Output<'lead'> }) {
  const { contact, regions } = lead;
  const can = useCan();
  const { facts } = words;
  const asCustomer = `/customers?${new URLSearchParams({ search: contact.email })}`;
  return (
    <Card title={facts.title}>
      <DescriptionList
        facts={[
          [facts.contact, contact.name],
          [facts.email, <EmailText key="email" address={contact.email} />],
          [facts.phone, contact.phone],
          [
            facts.website,
            contact.website && (
              <a key="website" href={contact.website} target="_blank" rel="noreferrer">
                {contact.website}
              </a>
            ),
          ],
          [facts.size, lead.team_size],
          [facts.regions, regions.join(', ')],
          [facts.news, lead.subscribe ? facts.yes : facts.no],
          [
            facts.customer,
            can('customers.read') && (
              <Link key="customer" to={asCustomer}>
                {facts.customerLink}
              </Link>
            ),
          ],
          [facts.id, lead.id],
        ]}
      />
    </Card>
  );
}
