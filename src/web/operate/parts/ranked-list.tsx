import downIcon from '@phosphor-icons/core/bold/arrow-down-bold.svg?raw';
import upIcon from '@phosphor-icons/core/bold/arrow-up-bold.svg?raw';
import removeIcon from '@phosphor-icons/core/bold/x-bold.svg?raw';
import { type ReactNode, useRef, useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Card } from './card.tsx';
import { rankedWords as words } from './words.ts';

import styles from './ranked-list.module.css';

interface Choice {
  code: string;
  name: string;
  /** False for what visitors do not see. */
  visible?: boolean;
}

interface RankedListProps {
  title: string;
  lead: string;
  /** What buyers see of the list, if that differs from it. */
  now?: string | null;
  codes: readonly string[];
  /** All that can be added. */
  choices: readonly Choice[];
  most?: number;
  canChange: boolean;
  /** What to choose among, for the list of what can be added. */
  choose: string;
  onChange: (codes: string[]) => void;
  /** Under the list. */
  children?: ReactNode;
}

/** Things in an order that buttons change, all usable by keyboard; screen readers hear where one has moved. */
export function RankedList({
  title,
  lead,
  now,
  codes,
  choices,
  most,
  canChange,
  choose,
  onChange,
  children,
}: RankedListProps) {
  const [adding, setAdding] = useState('');
  const [told, setTold] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const byCode = new Map(choices.map((place) => [place.code, place]));
  const nameOf = (code: string) => byCode.get(code)?.name ?? code;
  const isFull = most !== undefined && codes.length >= most;

  function move(at: number, to: number) {
    const [code, ...others] = [codes[at] ?? '', ...codes.filter((_, index) => index !== at)];
    onChange(others.toSpliced(to, 0, code));
    setTold(words.moved(nameOf(code), to + 1));
  }

  function remove(at: number) {
    onChange(codes.filter((_, index) => index !== at));
    setTold(words.removed(nameOf(codes[at] ?? '')));
    // The pressed button is gone, so the focus needs another element.
    list.current?.focus();
  }

  function add() {
    if (adding === '' || isFull) return;
    onChange([...codes, adding]);
    setTold(words.moved(nameOf(adding), codes.length + 1));
    setAdding('');
  }

  return (
    <Card title={title}>
      <p className={styles['lead']}>{lead}</p>
      <ol ref={list} className={styles['list']} tabIndex={-1} aria-label={title}>
        {codes.map((code, at) => {
          const name = nameOf(code);
          return (
            <li key={code} className={styles['row']}>
              <span className={styles['place']}>{at + 1}</span>
              <span>
                {name}
                {!(byCode.get(code)?.visible ?? byCode.has(code)) && ` (${words.hidden})`}
              </span>
              {canChange && (
                <>
                  <Button
                    variant="icon"
                    inactive={at === 0}
                    aria-label={words.up(name)}
                    onClick={() => at > 0 && move(at, at - 1)}
                  >
                    <Icon of={upIcon} size={18} />
                  </Button>
                  <Button
                    variant="icon"
                    inactive={at === codes.length - 1}
                    aria-label={words.down(name)}
                    onClick={() => at < codes.length - 1 && move(at, at + 1)}
                  >
                    <Icon of={downIcon} size={18} />
                  </Button>
                  <Button variant="icon" aria-label={words.remove(name)} onClick={() => remove(at)}>
                    <Icon of={removeIcon} size={18} />
                  </Button>
                </>
              )}
            </li>
          );
        })}
      </ol>
      {codes.length === 0 && <p className={styles['lead']}>{words.none}</p>}
      {now && <p className={styles['lead']}>{now}</p>}
      {canChange && most !== undefined && isFull && <p className={styles['hint']}>{words.full(most)}</p>}
      {canChange && !isFull && (
        <div className={styles['add']}>
          <SelectField
            label={words.addLabel(title)}
            value={adding}
            onChange={({ target }) => setAdding(target.value)}
          >
            <option value="">{choose}</option>
            {choices
              .filter(({ code }) => !codes.includes(code))
              .map(({ code, name, visible }) => (
                <option key={code} value={code}>
                  {visible === false ? `${name} (${words.hidden})` : name}
                </option>
              ))}
          </SelectField>
          <Button variant="secondary" inactive={adding === ''} onClick={add}>
            {words.add}
          </Button>
        </div>
      )}
      {children}
      <VisuallyHidden status>{told}</VisuallyHidden>
    </Card>
  );
}
