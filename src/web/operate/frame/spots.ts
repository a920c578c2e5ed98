import { CASE_KINDS } from '../../../domain/operators/cases.ts';
import type { Permission } from '../../../domain/operators/roles.ts';
import { casesWords } from '../cases/words.ts';
import { tabWords as catalogueTabs } from '../catalogue/words.ts';
import {
  doctorWords,
  factWords,
  jobWords,
  processWords,
  providersCardWords,
  settingsWords,
  switchWords,
  translationWords,
  waitingWords,
} from '../health/words.ts';
import { type Template, templateNames } from '../mails/words.ts';
import { tabWords as moneyTabs } from '../money/words.ts';
import { SHOW_CARD } from '../parts/use-asked-act.ts';
import { tabWords as priceTabs } from '../prices/words.ts';
import type { Way } from './offers.ts';
import { SCREENS } from './screens.ts';
import { spotWords as words } from './words.ts';

/** Something in the console with a name: a screen, a tab, the cases of a type, an email, a card of Health. */
export interface Spot {
  name: string;
  kind: string;
  permission: Permission;
  way: Way;
  /** A screen's. */
  icon?: string;
}

const screens: Spot[] = SCREENS.map(({ path, name, icon, permission }) => ({
  name,
  icon,
  kind: words.screen,
  permission,
  way: { to: `/${path}` },
}));

const tab =
  (permission: Permission) =>
  ([to, name]: readonly [to: string, name: string]): Spot => ({
    name,
    kind: words.screen,
    permission,
    way: { to },
  });

const tabs: Spot[] = [
  ...(
    [
      ['/money', moneyTabs.income],
      ['/money/reconciliation', moneyTabs.books],
      ['/money/invoices', moneyTabs.invoices],
      ['/money/oss-return', moneyTabs.oss],
      ['/money/payouts', moneyTabs.payouts],
    ] as const
  ).map(tab('money.read')),
  ...(
    [
      ['/catalogue/order', words.ranking],
      ['/catalogue/syncs', catalogueTabs.syncs],
      ['/catalogue/searches', words.searches],
    ] as const
  ).map(tab('catalogue.read')),
  ...(
    [
      ['/catalogue/sources', catalogueTabs.sources],
      ['/catalogue/wholesalers', catalogueTabs.wholesalers],
    ] as const
  ).map(tab('prices.read')),
  tab('prices.read')(['/prices/currencies', priceTabs.currencies]),
  tab('mails.read')(['/emails/templates', words.templates]),
];

const cases: Spot[] = CASE_KINDS.map((kind) => ({
  name: casesWords.kinds[kind],
  kind: words.cases,
  permission: 'cases.read',
  way: { to: `/cases?kind=${kind}` },
}));

const emails: Spot[] = (Object.keys(templateNames) as Template[]).map((template) => ({
  name: templateNames[template],
  kind: words.email,
  permission: 'mails.read',
  way: { to: `/emails/templates/${template}` },
}));

const card = (name: string, permission: Permission = 'shop.read'): Spot => ({
  name,
  kind: words.health,
  permission,
  way: { to: '/health', act: { name: SHOW_CARD, of: name } },
});

const health: Spot[] = [
  card(doctorWords.title, 'shop.examine'),
  ...[
    switchWords,
    waitingWords,
    providersCardWords,
    jobWords,
    processWords,
    factWords,
    translationWords,
    settingsWords,
  ].map(({ title }) => card(title)),
];

/** In the order in which they are found. */
export const SPOTS: readonly Spot[] = [...screens, ...tabs, ...cases, ...emails, ...health];
