import lostIcon from '@phosphor-icons/core/regular/receipt-x.svg?raw';
import { Form, Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';

import { answerOf, publicApi } from '../api/api.ts';
import { pageMeta } from '../core/page.ts';
import { paths } from '../core/paths.ts';
import { linkWords } from '../core/words.ts';
import { failedMeta } from '../errors/failed-meta.ts';
import { PageError } from '../errors/page-error.tsx';
import { readOr404 } from '../errors/read-or-404.ts';
import { usePaymentNews } from '../errors/use-payment-news.ts';
import { platformOf } from '../install/platform.ts';
import { useRenewedPacks } from '../offline/use-renewed-packs.ts';
import { BoughtTogether } from '../order/bought-together.tsx';
import { OrderDocuments } from '../order/order-documents.tsx';
import { OrderRights } from '../order/order-rights.tsx';
import { orderTitle, OrderState } from '../order/order-state.tsx';
import { OrderTicket } from '../order/order-ticket.tsx';
import { SaveOrder } from '../order/save-order.tsx';
import { SecondPayment } from '../order/second-payment.tsx';
import { useOrder } from '../order/use-order.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { orderWords } from './order-words.ts';

import styles from './order.module.css';

/** The address gives access to the eSIM, so it must not be cached, nor sent as a referrer. */
export const headers = () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const token = params['token'] ?? '';
  const call = publicApi(context).orders[':token'].$get({ param: { token } });
  const { order } = await readOr404(context, answerOf(call), isRefused);
  return { order, platform: platformOf(request.headers.get('user-agent') ?? '') };
}

/** Treats all of these refusals as an unknown order. */
const isRefused = (status: number) => status >= 400 && status < 429;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, error }) => [
  ...(loaderData
    ? pageMeta(matches, { title: orderTitle(loaderData.order), description: orderWords.description })
    : failedMeta({ matches, error }, { ...orderWords.missing, description: orderWords.description })),
  { name: 'referrer', content: 'no-referrer' },
];

export default function OrderPage() {
  const { order: loaded, platform } = useLoaderData<typeof loader>();
  const order = useOrder(loaded);
  const title = orderTitle(order);
  useRenewedPacks();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['what']}>
          {orderWords.what(order.number, order.plan.country, order.top_up !== null)}
        </p>
        <VisuallyHidden status>{order.status === loaded.status ? '' : title}</VisuallyHidden>
        <BoughtTogether order={order} />
      </header>
      <div className={styles['main']}>
        <SecondPayment order={order} />
        <OrderState order={order} platform={platform} />
      </div>
      <aside aria-label={orderWords.aside}>
        <OrderTicket order={order} />
        <OrderDocuments order={order} />
        <OrderRights order={order} />
        {/* Shown once the session is known, because nothing that can be pressed may move then. */}
        <SaveOrder order={order} />
        <p className={styles['private']}>{orderWords.isPrivate}</p>
      </aside>
    </div>
  );
}

export function ErrorBoundary() {
  const news = usePaymentNews();
  return (
    <div className={styles['page']}>
      <div className={styles['main']}>
        <PageError
          missing={{
            icon: lostIcon,
            ...orderWords.missing,
            action: (
              <>
                <Link to={paths.profile()} className={buttonClass()}>
                  {linkWords.viewMyEsims}
                </Link>
                <Link to={paths.support()} className={buttonClass('secondary')}>
                  {orderWords.help}
                </Link>
              </>
            ),
          }}
          failed={{
            ...orderWords.failed,
            ...news,
            action: (
              <Form method="get" replace>
                <Button type="submit">{orderWords.again}</Button>
              </Form>
            ),
          }}
        />
      </div>
    </div>
  );
}
