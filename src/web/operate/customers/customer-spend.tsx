import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { DescriptionList } from '../parts/description-list.tsx';
import { Quiet } from '../parts/layout.tsx';
import { Moment } from '../parts/moment.tsx';
import { customerWords } from './words.ts';

const words = customerWords.spend;

/** What the customer has spent, in each currency and in dollars. */
export function CustomerSpend({ spend }: { spend: Output<'customer'>['spend'] }) {
  const { orders, amounts, dollars, first_at: first, last_at: last } = spend;
  const isInDollars = amounts.every(({ currency }) => currency === dollars.currency);
  return (
    <Card title={words.title}>
      {orders === 0 ? (
        <Quiet>{words.none}</Quiet>
      ) : (
        <>
          <DescriptionList
            facts={[
              [words.spent, amounts.map(({ text }) => text).join(' + ')],
              [words.dollars, !isInDollars && dollars.text],
              [words.orders, orders],
              [words.first, first !== last && first && <Moment key="first" at={first} />],
              [words.last, last && <Moment key="last" at={last} />],
            ]}
          />
          <Quiet>{words.hint}</Quiet>
        </>
      )}
    </Card>
  );
}
