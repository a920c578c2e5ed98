import { useState } from 'react';

import { type Language, LANGUAGES, SOURCE } from '../../../domain/languages.ts';
import {
  type Brand,
  type BrandLink,
  FOOT_LINKS,
  type FootPlace,
  HEADER_LINKS,
  type HeaderPlace,
  linkId,
  MAX_BRAND_LENGTHS,
  MAX_LINKS,
  NETWORKS,
} from '../../../domain/operators/brand/brand.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Card } from '../parts/card.tsx';
import { RankedList } from '../parts/ranked-list.tsx';
import { type BrandCardProps, settingOf } from './look-card.tsx';
import { linkWords as words, lookWords } from './words.ts';

import styles from './brand.module.css';

const USUAL_HEADER: HeaderPlace[] = ['install', 'faq', 'browse', 'trip', 'enterprise'];
const USUAL_FOOT: { plans: FootPlace[]; company: FootPlace[] } = {
  plans: ['browse', 'regions', 'install', 'faq'],
  company: ['about', 'support', 'enterprise'],
};
const asLinks = <Page extends FootPlace>(places: readonly Page[]): BrandLink<Page>[] =>
  places.map((place) => ({ place }));
const isUsual = (links: readonly BrandLink[], usual: readonly FootPlace[]) =>
  links.map(linkId).join(' ') === usual.join(' ');

/** The links of the header and of the footer's first two columns. */
export function LinkCards({ shown, brand, onChange }: BrandCardProps) {
  const foot = brand.foot ?? { plans: asLinks(USUAL_FOOT.plans), company: asLinks(USUAL_FOOT.company) };

  function changeFoot(changed: Partial<NonNullable<Brand['foot']>>) {
    const next = { ...foot, ...changed };
    const isOwn = !isUsual(next.plans, USUAL_FOOT.plans) || !isUsual(next.company, USUAL_FOOT.company);
    onChange({ foot: isOwn ? next : null });
  }

  const languages = shown.languages as Language[];
  return (
    <>
      <Links
        {...words.header}
        links={brand.header ?? asLinks(USUAL_HEADER)}
        pages={HEADER_LINKS}
        languages={languages}
        onChange={(header) => onChange({ header: isUsual(header, USUAL_HEADER) ? null : header })}
      />
      <Links
        {...words.plans}
        links={foot.plans}
        pages={FOOT_LINKS}
        languages={languages}
        onChange={(plans) => changeFoot({ plans })}
      />
      <Links
        {...words.company}
        links={foot.company}
        pages={FOOT_LINKS}
        languages={languages}
        onChange={(company) => changeFoot({ company })}
      />
    </>
  );
}

interface LinksProps<Page extends FootPlace> {
  title: string;
  lead: string;
  links: readonly BrandLink<Page>[];
  pages: readonly Page[];
  languages: readonly Language[];
  onChange: (links: BrandLink<Page>[]) => void;
}

function Links<Page extends FootPlace>({ title, lead, links, pages, languages, onChange }: LinksProps<Page>) {
  const known = new Map<string, BrandLink<Page>>([
    ...asLinks(pages).map((link) => [linkId(link), link] as const),
    ...links.map((link) => [linkId(link), link] as const),
  ]);
  const nameOf = (link: BrandLink) =>
    'place' in link ? words.place[link.place] : `${link.names[SOURCE] ?? ''} (${link.to})`;
  return (
    <RankedList
      title={title}
      lead={lead}
      choose={words.choose}
      codes={links.map(linkId)}
      choices={[...known].map(([code, link]) => ({ code, name: nameOf(link) }))}
      most={MAX_LINKS}
      canChange
      onChange={(codes) => onChange(codes.flatMap((code) => known.get(code) ?? []))}
    >
      {links.length < MAX_LINKS && (
        <OwnLink
          languages={languages}
          onAdd={(link) => onChange([...links, link])}
          taken={[...known.keys()]}
        />
      )}
    </RankedList>
  );
}

interface OwnLinkProps {
  languages: readonly Language[];
  /** Addresses that are in the list. */
  taken: readonly string[];
  onAdd: (link: Exclude<BrandLink, { place: FootPlace }>) => void;
}

/** A link that is no page which the shop knows: to a path of this shop, or elsewhere. */
function OwnLink({ languages, taken, onAdd }: OwnLinkProps) {
  const [names, setNames] = useState<Partial<Record<Language, string>>>({});
  const [to, setTo] = useState('');
  const isWhole = Boolean(names[SOURCE]?.trim()) && to.trim() !== '' && !taken.includes(to.trim());

  function add() {
    if (!isWhole) return;
    onAdd({ names, to: to.trim() });
    setNames({});
    setTo('');
  }

  return (
    <details className={styles['own']}>
      <summary>{words.own}</summary>
      <div className={styles['fields']}>
        {languages.map((code) => (
          <TextField
            key={code}
            label={words.name(LANGUAGES[code].name)}
            lang={LANGUAGES[code].tag}
            dir="auto"
            maxLength={MAX_BRAND_LENGTHS.link}
            autoComplete="off"
            value={names[code] ?? ''}
            onChange={({ target }) => setNames({ ...names, [code]: target.value })}
          />
        ))}
        <TextField
          label={words.to}
          hint={words.toHint}
          maxLength={MAX_BRAND_LENGTHS.address}
          autoComplete="off"
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
        <div className={styles['acts']}>
          <Button variant="secondary" inactive={!isWhole} onClick={add}>
            {words.addOwn}
          </Button>
        </div>
      </div>
    </details>
  );
}

/** The company's pages on social networks. */
export function NetworksCard({ shown, brand, onChange }: BrandCardProps) {
  return (
    <Card title={words.networks}>
      <div className={styles['fields']}>
        {NETWORKS.map((network) => {
          const setting = settingOf(shown, `social.${network}`);
          return (
            <TextField
              key={network}
              label={words.network[network]}
              hint={setting && lookWords.environment(setting)}
              locked={setting !== undefined}
              type="url"
              maxLength={MAX_BRAND_LENGTHS.address}
              autoComplete="off"
              placeholder="https://"
              value={brand.social[network] ?? ''}
              onChange={({ target }) =>
                onChange({ social: { ...brand.social, [network]: target.value.trim() || null } })
              }
            />
          );
        })}
      </div>
    </Card>
  );
}
