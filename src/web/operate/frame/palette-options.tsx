import type { ReactNode } from 'react';

import type { Permission } from '../../../domain/operators/roles.ts';
import { isConsoleSetting } from '../../../domain/operators/settings/settings.ts';
import { plainLetters } from '../../../domain/search-term.ts';
import type { Switch } from '../../../domain/switches/switches.ts';
import { Icon } from '../../ui/icon.tsx';
import { casesWords } from '../cases/words.ts';
import { switchWords } from '../health/words.ts';
import { CustomerLine } from '../parts/customer-line.tsx';
import { Line } from '../parts/line.tsx';
import { OrderLine } from '../parts/order-line.tsx';
import { SHOW_SETTING } from '../parts/use-asked-act.ts';
import { roleWords } from '../sign-in/words.ts';
import { type Kind, type Offer, shownAt, type Way } from './offers.ts';
import { nearTyped, type Typed } from './read-typed.ts';
import type { Spot } from './spots.ts';
import type { Found } from './use-find.ts';
import { paletteWords as words } from './words.ts';

import styles from './palette.module.css';

/** A row of the palette. */
export interface Option {
  key: string;
  content: ReactNode;
  /** Where it leads, or the text that the field gets instead. */
  does: Way | { complete: string };
  /** Whether it stays where it is when the shop answers. */
  isKnown?: true;
}

/** Something the shop found, which is opened, or to which something is done. */
interface Thing {
  kind: Kind | 'plan' | 'setting';
  of: string;
  content: ReactNode;
  way: Way;
}

const thing = (kind: Thing['kind'], of: string, to: string, content: ReactNode): Thing => ({
  kind,
  of,
  content,
  way: { to },
});

function thingsIn(found: Found): Thing[] {
  const { orders, customers = [], cases = [], places = [], plans = [], promotions = [] } = found;
  const { team = [], settings = [] } = found;
  return [
    ...orders.map((order) => thing('order', order.id, `/orders/${order.id}`, <OrderLine order={order} />)),
    ...customers.map((customer) =>
      thing('customer', customer.id, `/customers/${customer.id}`, <CustomerLine customer={customer} />),
    ),
    ...cases.map(({ id, kind, state, order, words: told }) =>
      thing(
        'case',
        id,
        `/cases/${id}`,
        <Line name={casesWords.kinds[kind]} end={`${words.kinds.case} · ${casesWords.states[state]}`}>
          {[order?.number, told].filter(Boolean).join(' · ')}
        </Line>,
      ),
    ),
    ...places.map(({ code, name, kind, visible }) =>
      thing(
        'place',
        code,
        `/catalogue/places/${code}`,
        <Line name={name} end={visible ? words.kinds[kind] : words.kinds.hidden} />,
      ),
    ),
    ...plans.map(({ bundle_name: bundle, place, name }) =>
      thing('plan', bundle, `/catalogue/places/${place}`, <Line name={name} end={words.kinds.plan} />),
    ),
    ...promotions.map(({ code, note }) =>
      thing(
        'promotion',
        code,
        `/promotions/${code}`,
        <Line name={code} end={words.kinds.promotion}>
          {note}
        </Line>,
      ),
    ),
    ...team.map(({ id, email, name, role }) =>
      thing(
        'operator',
        id,
        '/team',
        <Line name={name || email} end={words.kinds.operator}>
          {[name && email, roleWords[role].name].filter(Boolean).join(' · ')}
        </Line>,
      ),
    ),
    ...settings.map((name): Thing => ({
      kind: 'setting',
      of: name,
      content: <Line name={name} end={words.kinds.setting} />,
      way: { to: isConsoleSetting(name) ? '/settings' : '/health', act: { name: SHOW_SETTING, of: name } },
    })),
  ];
}

function spotOption({ name, kind, icon, way }: Spot): Option {
  return {
    key: `${kind} ${name}`,
    content: (
      <>
        {icon !== undefined && <Icon of={icon} />}
        <Line name={name} end={kind} />
      </>
    ),
    does: way,
    isKnown: true,
  };
}

/** An act by itself: on its screen, on what the page shows, or after more is typed. */
function offerOptions({ key, words: [name, ...also], on, wayTo }: Offer, pathname: string): Option[] {
  const option = (of: string, below: string, does: Option['does']): Option => ({
    key: `act ${key} ${of}`,
    content: (
      <Line name={name} end={words.kinds.act}>
        {below}
      </Line>
    ),
    does,
    isKnown: true,
  });
  if (on === null) return [option('', '', wayTo(''))];
  const here = shownAt(pathname, on);
  return [
    ...(here === null ? [] : [option(here, words.here, wayTo(here))]),
    option('', words.which[on], { complete: `${also[0] ?? name.toLowerCase()} ` }),
  ];
}

/** An act, done to each of these. */
function actOptions({ key, words: [name], on, wayTo }: Offer, things: readonly Thing[]): Option[] {
  return things
    .filter(({ kind }) => kind === on)
    .map(({ of, content }) => ({
      key: `act ${key} ${of}`,
      content: (
        <span className={styles['act']}>
          <span className={styles['verb']}>{name}</span>
          {content}
        </span>
      ),
      does: wayTo(of),
    }));
}

/** Switches that can be paused, or that are paused and can be resumed. */
function switchOptions({ key, words: [name], wayTo }: Offer, typed: string, all: Switches): Option[] {
  const isResume = wayTo('').act?.name === 'resume';
  const wanted = plainLetters(typed);
  return all
    .filter(({ paused }) => paused === isResume)
    .filter(({ what }) => [what, switchWords.names[what]].some((one) => plainLetters(one).includes(wanted)))
    .map(({ what }) => ({
      key: `act ${key} ${what}`,
      content: <Line name={words.act(name, switchWords.names[what])} end={words.kinds.act} />,
      does: wayTo(what),
      isKnown: true,
    }));
}

type Switches = readonly { what: Switch; paused: boolean }[];

interface Known {
  typed: string;
  read: Typed;
  found: Found;
  waiting: boolean;
  permissions: readonly Permission[];
  pathname: string;
  switches: Switches;
}

/** The rows for what was typed: an act on what was found first, then what the console and then what the shop knows by that name. */
export function optionsFor(known: Known): { options: Option[]; isNear: boolean } {
  const { typed, read, found, waiting, permissions, pathname, switches } = known;
  const { begun, offers, spots } = read;
  const things = thingsIn(found);
  const isOnSwitches = begun?.offer.on === 'switch';
  const acts = !begun
    ? []
    : isOnSwitches
      ? switchOptions(begun.offer, begun.of, switches)
      : begun.of === ''
        ? []
        : actOptions(begun.offer, things);
  const options: Option[] = [
    ...acts,
    ...offers
      .filter((offer) => !isOnSwitches || offer !== begun?.offer)
      .flatMap((offer) => offerOptions(offer, pathname)),
    ...spots.map(spotOption),
    ...things
      .filter(({ kind }) => acts.length === 0 || kind !== begun?.offer.on)
      .map(({ kind, of, content, way }): Option => ({ key: `${kind} ${of}`, content, does: way })),
  ];
  const fits = options.length > 0 && !(found.near === true && spots.length + offers.length === 0);
  if (fits || waiting || typed.trim() === '') return { options, isNear: false };
  const { spot, corrected } = nearTyped(typed, permissions);
  const near: Option[] = [
    ...(corrected === null || begun
      ? []
      : [
          {
            key: 'corrected',
            content: <Line name={corrected} end={words.kinds.act} />,
            does: { complete: `${corrected} ` },
          },
        ]),
    ...(spot && !begun ? [spotOption(spot)] : []),
  ];
  return { options: [...options, ...near], isNear: options.length + near.length > 0 };
}
