import planeIcon from '@phosphor-icons/core/regular/airplane-takeoff.svg?raw';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MetaFunction } from 'react-router';

import { pageMeta } from '../core/page.ts';
import { Logo } from '../layout/logos/logo.tsx';
import { Flag } from '../pictures/flag.tsx';
import { RegionStamp } from '../pictures/region-stamp.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { EmailLink } from '../ui/email-text.tsx';
import { Checkbox, Radio } from '../ui/form/checkbox.tsx';
import { SearchBox } from '../ui/form/search-box.tsx';
import { SelectField } from '../ui/form/select-field.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { Dialog } from '../ui/panels/dialog.tsx';
import { Disclosure } from '../ui/panels/disclosure.tsx';
import { Panel } from '../ui/panels/panel.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { StatusPill } from '../ui/status-pill.tsx';
import { componentsWords as words } from './components-words.ts';

import styles from './components.module.css';

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, words.meta);

/** Every component of `ui` in its states, by day and by night side by side. Only the development server has this page. */
export default function ComponentsPage() {
  return (
    <div className={styles['page']}>
      <h1>{words.meta.title}</h1>
      <div className={styles['looks']}>
        <Look name={words.day} rules={[':root']}>
          <Parts prefix="day" />
        </Look>
        <Look name={words.night} rules={[':root', NIGHT]}>
          <Parts prefix="night" />
        </Look>
      </div>
    </div>
  );
}

// oxlint-disable-next-line simport/no-literal-words -- as style names it
const NIGHT = '(prefers-color-scheme: dark)';

/** Its children in the look of these rules: the tokens are set again here, so that those made from others change along. */
function Look({ name, rules, children }: { name: string; rules: readonly string[]; children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = place.current;
    for (const [token, value] of tokensOf(rules)) element?.style.setProperty(token, value);
  }, [rules]);
  return (
    <section ref={place} className={styles['look']} aria-label={name}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}

/** Everything that the style sheets set for the root, under each of these selectors or media queries. */
function tokensOf(rules: readonly string[]): [name: string, value: string][] {
  const all = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules));
  return rules.flatMap((wanted) =>
    all
      .flatMap((rule) =>
        rule instanceof CSSMediaRule && rule.conditionText.includes(wanted)
          ? Array.from(rule.cssRules)
          : [rule],
      )
      .filter((rule) => rule instanceof CSSStyleRule)
      .filter(({ selectorText }) => selectorText === ':root')
      .filter((rule) => (wanted === ':root') === (rule.parentRule === null))
      .flatMap(({ style }) =>
        Array.from(style, (name): [string, string] => [name, style.getPropertyValue(name)]),
      ),
  );
}

const TONES = ['good', 'waiting', 'working', 'spent', 'empty', 'quiet', 'bad', 'other'] as const;
const VARIANTS = ['primary', 'secondary', 'bare', 'link'] as const;

function Parts({ prefix }: { prefix: string }) {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles['parts']}>
      <div className={styles['row']}>
        <Logo brand={words.sample} />
        <span className={styles['dark']} data-ground="night">
          <Logo brand={words.sample} night />
        </span>
        <Flag iso="JP" />
        <Flag iso="JP" size={40} stamp />
        <RegionStamp />
        <Spinner />
      </div>
      {VARIANTS.map((variant) => (
        <div key={variant} className={styles['row']}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} size="large">
            {words.large}
          </Button>
          <Button variant={variant} busy>
            {words.busy}
          </Button>
          <Button variant={variant} disabled>
            {words.off}
          </Button>
        </div>
      ))}
      <div className={styles['row']} data-ground="night">
        <div className={styles['dark']}>
          {VARIANTS.slice(0, 3).map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </div>
      </div>
      <div className={styles['row']}>
        {TONES.map((tone) => (
          <StatusPill key={tone} tone={tone}>
            {tone}
          </StatusPill>
        ))}
      </div>
      {(['danger', 'warning', 'info', 'success'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title={words.alert}>
          {words.text}
        </Alert>
      ))}
      <TextField label={words.field} hint={words.text} required />
      <TextField label={words.field} error={words.wrong} defaultValue={words.sample} />
      <TextField label={words.field} locked defaultValue={words.sample} />
      <TextField label={words.field} beside={<Button variant="secondary">{words.beside}</Button>} />
      <SelectField label={words.field}>
        <option>{words.sample}</option>
      </SelectField>
      <TextArea label={words.field} rows={2} error={words.wrong} />
      <SearchBox aria-label={words.field} value={typed} placeholder={words.sample} onType={setTyped} />
      <Checkbox hint={words.text} defaultChecked>
        {words.sample}
      </Checkbox>
      <Radio name={prefix} defaultChecked>
        {words.sample}
      </Radio>
      <Radio name={prefix}>{words.sample}</Radio>
      <div>
        <Disclosure summary={words.question}>{words.text}</Disclosure>
        <Disclosure summary={words.question} toggle={words} open>
          {words.text}
        </Disclosure>
      </div>
      <p>
        <EmailLink to="ann@fernweh.example" /> <CopyButton text={words.sample} what={words.sample} />
      </p>
      <Skeleton height="3rem" radius="var(--r)" />
      <Panel
        icon={planeIcon}
        heading="h3"
        title={words.alert}
        action={<Button onClick={() => setOpen(true)}>{words.open}</Button>}
      >
        {words.text}
      </Panel>
      <Dialog
        title={words.question}
        open={isOpen}
        onClose={() => setOpen(false)}
        foot={<Button wide>{words.open}</Button>}
      >
        {words.text}
      </Dialog>
    </div>
  );
}
