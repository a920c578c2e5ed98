import brokenIcon from '@phosphor-icons/core/regular/cell-signal-slash.svg?raw';
import lostIcon from '@phosphor-icons/core/regular/receipt-x.svg?raw';
import {
  data,
  Form,
  isRouteErrorResponse,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRouteError,
} from 'react-router';

import { answerOf, ApiFailure, publicApi } from '../api/api.ts';
import { pageMeta } from '../core/page.ts';
import { paths } from '../core/paths.ts';
import { serverContext } from '../core/server-context.ts';
import { platformOf } from '../esims/install/platform.ts';
import { OrderPapers } from '../esims/order/order-papers.tsx';
import { orderTitle, OrderState } from '../esims/order/order-state.tsx';
import { OrderTicket } from '../esims/order/order-ticket.tsx';
import { SaveOrder } from '../esims/order/save-order.tsx';
import { SecondPayment } from '../esims/order/second-payment.tsx';
import { useOrder } from '../esims/order/use-order.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { Panel } from '../ui/panels/panel.tsx';
import { Unseen } from '../ui/unseen.tsx';

import styles from './order.module.css';

/** Whoever holds the address holds the eSIM: it is kept nowhere and told to nobody. */
export const headers = () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const token = params['token'] ?? '';
  try {
    const { order } = await answerOf(publicApi(context).orders[':token'].$get({ param: { token } }));
    return { order, platform: platformOf(request.headers.get('user-agent') ?? '') };
  } catch (failure) {
    const isMissing = failure instanceof ApiFailure && failure.status >= 400 && failure.status < 429;
    if (!isMissing) context.get(serverContext).report(failure);
    throw data(null, { status: isMissing ? 404 : 503 });
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  ...pageMeta(matches, {
    title: loaderData ? orderTitle(loaderData.order) : 'Order not found',
    description: 'A private page with one order and its eSIM.',
  }),
  { name: 'referrer', content: 'no-referrer' },
];

export default function OrderPage() {
  const { order: loaded, platform } = useLoaderData<typeof loader>();
  const order = useOrder(loaded);
  const title = orderTitle(order);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['what']}>
          Order {order.number}, {order.plan.country} {order.top_up ? 'data' : 'eSIM'}
        </p>
        <Unseen status>{order.status === loaded.status ? '' : title}</Unseen>
      </header>
      <div className={styles['main']}>
        <SecondPayment order={order} />
        <OrderState order={order} platform={platform} />
      </div>
      <aside aria-label="Order">
        <OrderTicket order={order} />
        <OrderPapers order={order} />
        <SaveOrder order={order} />
        <p className={styles['private']}>This page is private: keep its address to yourself.</p>
      </aside>
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className={styles['page']}>
      <div className={styles['main']}>
        {isMissing ? (
          <Panel
            icon={lostIcon}
            heading="h1"
            title="Order not found"
            action={
              <Link to={paths.home()} className={buttonLook()}>
                Go home
              </Link>
            }
          >
            There is no order at this address. The link in your mail is the one that works.
          </Panel>
        ) : (
          <Panel
            icon={brokenIcon}
            heading="h1"
            alert
            title="Your order did not load"
            action={
              <Form method="get" replace>
                <Button type="submit">Try again</Button>
              </Form>
            }
          >
            Nothing you bought is affected. Your connection may be down.
          </Panel>
        )}
      </div>
    </div>
  );
}
