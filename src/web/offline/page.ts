import '../styles/tokens.css';
import '../styles/base.css';
import './page.css';
import { type Platform, platformOf } from '../install/platform-of.ts';
import { copyText } from '../ui/copy-text.ts';
import { el } from './element.ts';
import type { OfflinePack, PackedWay } from './pack.ts';
import { readPacks, removePack } from './packs.ts';
import { keepPage, refreshPacks } from './refresh-packs.ts';
import { openPack, type SealedPack } from './seal.ts';

// The page that shows what this browser keeps of orders, with or without a network. It needs no file besides itself.

type Shown = { sealed: SealedPack; pack: OfflinePack | null };

const part = (id: string) => document.getElementById(id) as HTMLElement;
const apiBase = document.documentElement.dataset['api'] ?? '';
const platform = platformOf(navigator.userAgent, navigator.maxTouchPoints);

void start();

async function start(): Promise<void> {
  const shown = await show();
  const markOnline = () => (part('offline').hidden = navigator.onLine);
  markOnline();
  for (const change of ['online', 'offline']) addEventListener(change, markOnline);
  addEventListener('online', () => void renew(shown));
  await renew(shown);
}

/** Asks the shop for news. Without a network nothing changes. */
async function renew(shown: readonly Shown[]): Promise<void> {
  const page = shown.find(({ pack }) => pack !== null)?.pack?.page;
  if (page === undefined) return;
  if (await refreshPacks(apiBase, new Date())) await show();
  // A newer release of this page shows the same packs.
  await keepPage(page).catch(() => undefined);
}

/** Draws everything that is kept; the one whose order's address this is comes first. */
async function show(): Promise<Shown[]> {
  const sealed = await readPacks(new Date()).catch((): SealedPack[] => []);
  const opened = await Promise.all(
    sealed.map(async (each): Promise<Shown> => ({ sealed: each, pack: await openPack(each) })),
  );
  const isHere = ({ pack }: Shown) => pack !== null && location.pathname.includes(pack.order);
  const shown = opened.toSorted(
    (one, other) =>
      Number(isHere(other)) - Number(isHere(one)) ||
      (other.pack?.keptAt ?? '').localeCompare(one.pack?.keptAt ?? ''),
  );
  part('packs').replaceChildren(...shown.map(articleOf));
  part('none').hidden = shown.length > 0;
  return shown;
}

function articleOf({ sealed, pack }: Shown): Node {
  if (pack === null) return unreadable(sealed);
  const { words } = pack;
  const date = (template: string, at: Date) => template.replace('{date}', dateOf(pack, at));
  const name = `pack-${pack.esim}`;
  return el('article', { lang: pack.tag, dir: pack.isRtl ? 'rtl' : 'ltr', 'aria-labelledby': name }, [
    el('header', {}, [
      el('h2', { id: name }, [pack.title]),
      el('p', {}, [pack.plan]),
      el('p', { class: 'small' }, [pack.number]),
    ]),
    pack.codes ? installing(pack, pack.codes) : el('p', { class: 'note' }, [words.used]),
    el('section', {}, [
      el('h3', {}, [pack.arrival.title]),
      el('ol', {}, [stepOf(pack.arrival)]),
      el('details', {}, [
        el('summary', {}, [pack.arrival.trouble]),
        el('div', { class: 'way' }, [el('p', {}, [pack.arrival.advice]), apnOf(pack)]),
      ]),
    ]),
    el('section', {}, [
      el('h3', {}, [pack.facts.title]),
      el('dl', {}, [
        ...(pack.left
          ? [factOf(words.left, `${pack.left.value} (${date(words.read, new Date(pack.left.at))})`)]
          : []),
        ...pack.facts.rows.map((fact) => factOf(fact.name, fact.value)),
      ]),
    ]),
    el('section', {}, [
      el('h3', {}, [pack.help.title]),
      el('p', {}, [pack.help.text]),
      el('p', { class: 'row' }, [
        el('a', { href: `mailto:${pack.help.email}` }, [pack.help.email]),
        ...(pack.help.chat ? [el('a', { href: pack.help.chat.url }, [pack.help.chat.label])] : []),
      ]),
    ]),
    el('div', { class: 'foot' }, [
      el('p', { class: 'small' }, [
        `${date(words.kept, new Date(pack.keptAt))} ${date(words.until, new Date(sealed.ends))}`,
      ]),
      removal(sealed.id, words),
    ]),
  ]);
}

function installing(pack: OfflinePack, codes: NonNullable<OfflinePack['codes']>): HTMLElement {
  const { words } = pack;
  const ways = orderOfWays().flatMap((which) => codes.ways.filter((way) => way.platform === which));
  return el('section', {}, [
    el('h3', {}, [words.install]),
    el('p', { class: 'note' }, [words.wifi]),
    ...ways.map((way) => wayOf(way, codes)),
    el('h3', {}, [codes.byHand]),
    el(
      'dl',
      {},
      codes.rows.map(({ name, value, copy }) => codeOf(pack, name, value, copy)),
    ),
    el('p', { class: 'warning' }, [codes.warning]),
  ]);
}

/** This device's first; an iPhone is not told how another one would do it. */
function orderOfWays(): Platform[] {
  const others = (['ios', 'android', 'other'] as const).filter(
    (other) => other !== platform && !(other === 'ios' && platform === 'old-ios'),
  );
  return [platform, ...others];
}

function wayOf(way: PackedWay, codes: NonNullable<OfflinePack['codes']>): HTMLElement {
  const isOwn = way.platform === platform;
  return el('details', isOwn ? { open: '' } : {}, [
    el('summary', {}, [way.name]),
    el('div', { class: 'way' }, [
      ...(way.text === null ? [] : [el('p', {}, [way.text])]),
      ...(way.button && isOwn
        ? [el('a', { class: 'primary', href: way.button.url, rel: 'noreferrer' }, [way.button.label])]
        : []),
      ...(way.platform === 'other'
        ? [
            el('div', { class: 'qr' }, [
              el('img', { src: `data:image/png;base64,${codes.qr}`, alt: codes.qrText }),
            ]),
          ]
        : []),
      el('ol', {}, way.steps.map(stepOf)),
    ]),
  ]);
}

function stepOf({ what, how }: { what: string; how: string }): HTMLElement {
  return el('li', {}, [el('b', {}, [what]), el('span', {}, [how])]);
}

function apnOf(pack: OfflinePack): HTMLElement {
  const { name, value, copy, text } = pack.apn;
  if (value === null) return el('dl', {}, [factOf(name, text)]);
  return el('div', {}, [
    el('dl', {}, [codeOf(pack, name, value, copy)]),
    el('p', { class: 'small' }, [text]),
  ]);
}

function factOf(name: string, value: string): HTMLElement {
  // A number in groups would be read from its end where lines run from right to left.
  return el('div', {}, [el('dt', {}, [name]), el('dd', {}, [el('bdi', {}, [value])])]);
}

function codeOf({ words }: OfflinePack, name: string, value: string, copy: string): HTMLElement {
  const button = el('button', { type: 'button', 'aria-label': copy }, [words.copy]);
  const told = el('span', { role: 'status' }, []);
  const copyIt = async () => {
    told.textContent = (await copyText(value)) ? words.copied : words.copyByHand;
    setTimeout(() => (told.textContent = ''), 2000);
  };
  button.addEventListener('click', () => {
    void copyIt();
  });
  return el('div', {}, [
    el('dt', {}, [name]),
    el('dd', { class: 'code', translate: 'no' }, [value]),
    el('dd', {}, [button]),
    el('dd', { class: 'small' }, [told]),
  ]);
}

/** Asks once more: without a network nothing brings it back. */
function removal(
  id: string,
  words: Pick<OfflinePack['words'], 'remove' | 'removeQuestion' | 'yes' | 'no'>,
): HTMLElement {
  const place = el('div', { class: 'row' }, []);
  const button = (label: string, look: string, press: () => void) => {
    const made = el('button', { type: 'button', class: look }, [label]);
    made.addEventListener('click', press);
    return made;
  };
  const ask = () => {
    const no = button(words.no, '', offer);
    const yes = button(words.yes, 'danger', () => void remove());
    place.replaceChildren(el('p', { role: 'alert' }, [words.removeQuestion]), yes, no);
    no.focus();
  };
  const remove = async () => {
    await removePack(id);
    await show();
    part('title').focus();
  };
  const offer = () => {
    const first = button(words.remove, 'bare', ask);
    place.replaceChildren(first);
    if (document.activeElement === document.body) first.focus();
  };
  offer();
  return place;
}

/** A pack whose words cannot be read has the page's. Nothing is lost with it, so nothing is asked. */
function unreadable({ id }: SealedPack): Node {
  const drawn = (part('unreadable') as HTMLTemplateElement).content.cloneNode(true) as DocumentFragment;
  drawn.querySelector('button')?.addEventListener('click', () => void removePack(id).then(show));
  return drawn;
}

function dateOf({ dates }: OfflinePack, at: Date): string {
  // oxlint-disable-next-line simport/no-fixed-language -- the pack brings its own
  return new Intl.DateTimeFormat(dates.locale ?? undefined, {
    dateStyle: dates.style,
    timeStyle: 'short',
  }).format(at);
}
