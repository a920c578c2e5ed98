import searchIcon from '@phosphor-icons/core/regular/magnifying-glass.svg?raw';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { DialogFrame, DialogTitle } from '../../ui/panels/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useCan, useOperator } from '../api/session.ts';
import { CustomerLine } from '../parts/customer-line.tsx';
import { describeFailure } from '../parts/error-panel.tsx';
import { OrderLine } from '../parts/order-line.tsx';
import { screensFor } from './screens.ts';
import { SHORTEST, useFind } from './use-find.ts';
import { paletteWords } from './words.ts';

import hidden from '../../ui/visually-hidden.module.css';
import styles from './palette.module.css';

/** The browser's own lists can only show text. */
const AS = { list: { role: 'listbox' }, option: { role: 'option' } };

interface Found {
  key: string;
  to: string;
  content: React.ReactNode;
}

/** Finds an order or a customer by anything known about them, or a page by its name, with the keyboard alone. */
export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <DialogFrame open={open} onClose={onClose} initialFocus={input} finalFocus={() => !hasMoved()}>
      <DialogTitle className={hidden['visually-hidden']}>{paletteWords.title}</DialogTitle>
      <Finder input={input} onClose={onClose} />
    </DialogFrame>
  );
}

/** Whether the focus has moved to the page that was opened. */
function hasMoved(): boolean {
  return document.activeElement?.matches('main') === true;
}

function Finder({
  input,
  onClose,
}: {
  input: React.RefObject<HTMLInputElement | null>;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const { permissions } = useOperator();
  const can = useCan();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { orders, customers, near, failure, waiting } = useFind(typed, {
    orders: can('orders.read'),
    customers: can('customers.read'),
  });
  const list = useId();
  const wanted = typed.trim().toLowerCase();
  const pages = screensFor(permissions)
    .filter(({ name }) => wanted === '' || name.toLowerCase().startsWith(wanted))
    .map(({ path, name, icon }): Found => ({
      key: path,
      to: `/${path}`,
      content: (
        <>
          <Icon of={icon} />
          {name}
        </>
      ),
    }));
  const found: Found[] = orders.map((order) => ({
    key: order.id,
    to: `/orders/${order.id}`,
    content: <OrderLine order={order} />,
  }));
  const people: Found[] = customers.map((customer) => ({
    key: `customer ${customer.id}`,
    to: `/customers/${customer.id}`,
    content: <CustomerLine customer={customer} />,
  }));
  const all = [...pages, ...found, ...people];
  const active = Math.min(at, all.length - 1);
  const optionId = (position: number) => `${list}-${position}`;

  useEffect(() => {
    document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, list]);

  function go(to: string) {
    onClose();
    void navigate(to);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && all.length > 0) {
      event.preventDefault();
      setAt((active + step + all.length) % all.length);
    }
    const chosen = all[active];
    // While the search runs, nobody can know what Enter would open.
    if (event.key === 'Enter' && chosen && !waiting) {
      event.preventDefault();
      go(chosen.to);
    }
  }

  const isShort = wanted !== '' && wanted.length < SHORTEST;
  const status = waiting
    ? paletteWords.searching
    : wanted === '' || isShort
      ? ''
      : paletteWords.found(all.length);
  return (
    <div className={styles['finder']}>
      <div className={styles['field']}>
        <Icon of={searchIcon} size={22} className={styles['glass']} />
        <input
          ref={input}
          className={styles['input']}
          type="text"
          role="combobox"
          aria-label={paletteWords.label}
          aria-expanded={all.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={all.length > 0 ? optionId(active) : undefined}
          placeholder={paletteWords.placeholder}
          value={typed}
          maxLength={320}
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        {waiting && <Spinner />}
      </div>
      <VisuallyHidden status>{status}</VisuallyHidden>
      {failure ? (
        <p role="alert" className={styles['message']}>
          {describeFailure(failure).text}
        </p>
      ) : isShort && all.length === 0 ? (
        <p className={styles['message']}>{paletteWords.short}</p>
      ) : wanted !== '' && !waiting && all.length === 0 ? (
        <p className={styles['message']}>
          {paletteWords.none(typed.trim())} <span className={styles['hint']}>{paletteWords.noneHint}</span>
        </p>
      ) : near && pages.length === 0 ? (
        <p className={styles['message']}>{paletteWords.near(typed.trim())}</p>
      ) : null}
      <div id={list} {...AS.list} aria-label={paletteWords.results} className={styles['list']}>
        {all.map(({ key, to, content }, position) => (
          // The focus stays in the field, whose keys choose an option.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <div
            key={key}
            id={optionId(position)}
            {...AS.option}
            aria-selected={position === active}
            className={classNames(styles['option'], position === active && styles['active'])}
            onClick={() => go(to)}
            onPointerMove={() => setAt(position)}
          >
            {content}
          </div>
        ))}
      </div>
      <p className={styles['keys']}>{paletteWords.keysHint}</p>
    </div>
  );
}
