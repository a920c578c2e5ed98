import { readFile } from 'node:fs/promises';

import { formatGigabytes, UNLIMITED } from '../../../domain/catalog/data-amount.ts';
import { PHOTO_LIMITS } from '../../../domain/operators/catalogue/photo.ts';
import { table } from '../../core/text-table.ts';
import type { VerbCall } from '../parts/verb.ts';
import { type InputOf, type OutputOf, runVerb } from '../run-verb.ts';
import { type Answer, CannotDo } from './answer.ts';
import { type Command, shows } from './command.ts';
import { at } from './print-orders.ts';
import type { Typed } from './read-words.ts';

/** Commands for what operators change in the catalogue. */
export const placeCommands: Record<string, Command> = {
  places: shows('places', ({ words, options }) => ({ ...options, who: words.join(' ') }), printPlaces),

  place: async (call, typed) => {
    const [act = '', ...words] = typed.words;
    const change = Object.hasOwn(CHANGES, act) ? CHANGES[act] : undefined;
    if (change) return change(call, { ...typed, words });
    if (words.length > 0 || act === '')
      throw new CannotDo(`Say place <code>, or what to do: ${Object.keys(CHANGES).join(', ')}.`);
    return shows('place', () => ({ place: act }), printPlace)(call, typed);
  },

  popular: async (call, typed) =>
    typed.words.length === 0
      ? shows('ranking', () => ({}), printRanking)(call, typed)
      : rank(call, typed, { popular: typed.words }),

  first: async (call, typed) => {
    const [list, ...codes] = typed.words;
    if ((list !== 'countries' && list !== 'regions') || codes.length === 0)
      throw new CannotDo('Say first countries or first regions, and their codes, or none.');
    return rank(call, typed, { [list]: codes[0] === 'none' ? [] : codes });
  },

  syncs: shows('syncs', ({ words: [limit = '20'], options }) => ({ ...options, limit }), printSyncs),
  'sync-log': shows('sync_log', ({ words: [id = ''] }) => ({ id }), printSync),
};

type Change = (call: VerbCall, typed: Typed) => Promise<Answer>;

const show =
  (visible: boolean): Change =>
  (call, typed) => {
    const [place = '', bundle] = typed.words;
    const done = `It is ${visible ? 'shown' : 'hidden'}.`;
    if (bundle === undefined)
      return shows(
        'place_change',
        ({ options }) => ({ ...options, place, visible }),
        () => done,
      )(call, typed);
    const named = { place, bundle_name: bundle, visible };
    return shows(
      'plan_show',
      ({ options }) => ({ ...options, ...named }),
      () => done,
    )(call, typed);
  };

const word =
  (field: 'name' | 'text'): Change =>
  (call, typed) => {
    const [place = '', ...words] = typed.words;
    if (words.length === 0) throw new CannotDo(`Say its ${field}, or none.`);
    const value = words.length === 1 && words[0] === 'none' ? null : words.join(' ');
    return shows(
      'place_change',
      ({ options }) => ({ ...options, place, [field]: value }),
      printChange,
    )(call, typed);
  };

const CHANGES: Record<string, Change> = {
  hide: show(false),
  show: show(true),
  name: word('name'),
  text: word('text'),
  picture: async (call, typed) => {
    const [place = '', file = ''] = typed.words;
    const picture = file === 'none' ? null : await pictureIn(file);
    return shows(
      'place_picture',
      ({ options }) => ({ ...options, place, picture }),
      printChange,
    )(call, typed);
  },
};

async function pictureIn(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => null);
  if (!bytes) throw new CannotDo('Say which file; the shop must be able to read it.');
  // Read one byte beyond the limit: the verb then refuses the file with a sentence.
  return bytes.subarray(0, PHOTO_LIMITS.mostBytes + 1).toString('base64');
}

const printChange = ({ changed, version }: OutputOf<'place_change'>) =>
  changed ? `Done: it is at version ${version}.` : 'It was so already.';

async function rank(
  call: VerbCall,
  typed: Typed,
  wanted: Partial<Pick<InputOf<'rank_places'>, 'popular' | 'countries' | 'regions'>>,
): Promise<Answer> {
  const now = await runVerb(call, 'ranking', {});
  const codesOf = (list: { code: string }[]) => list.map(({ code }) => code);
  const { popular, countries, regions, version } = now;
  const all = {
    popular: codesOf(popular),
    countries: codesOf(countries),
    regions: codesOf(regions),
    ...wanted,
  };
  return shows(
    'rank_places',
    ({ options }) => ({ ...options, ...all, seen: version }),
    (done) => (done.changed ? `Version ${done.version} is in force.` : 'It was so already.'),
  )(call, typed);
}

function printPlaces({ places, count, next }: OutputOf<'places'>): string {
  if (places.length === 0) return 'There are no such places.';
  const rows = places.map((place) => [
    place.code,
    place.name,
    place.own_name === null ? '' : place.wholesaler_name,
    place.visible ? 'shown' : 'hidden',
    place.hidden_plans === 0 ? String(place.plans) : `${place.plans}, ${place.hidden_plans} hidden`,
    [place.own_text !== null && 'text', place.picture && 'picture'].filter(Boolean).join(', '),
  ]);
  const listed = table(['code', 'name', 'wholesaler’s', 'state', 'plans', 'own'], rows);
  return next === null
    ? `${listed}\n\n${count} in all`
    : `${listed}\n\n${count} in all; more: --skip ${next}`;
}

function printPlace(place: OutputOf<'place'>): string {
  const facts = table(
    [place.kind, place.code],
    [
      ['name', place.name],
      ['the wholesaler’s', place.wholesaler_name],
      ['text', place.own_text?.replaceAll('\n', ' ') ?? '-'],
      ['picture', place.picture?.large ?? '-'],
      ['state', place.visible ? 'shown' : 'hidden'],
      ['page', place.path],
    ],
  );
  const plans = place.offered.map((plan) => [
    plan.bundle_name,
    String(plan.days),
    plan.data_mb === UNLIMITED
      ? ['unlimited', plan.tier].filter(Boolean).join(' ')
      : formatGigabytes(plan.data_mb),
    plan.wholesaler,
    plan.hidden ? 'hidden' : plan.sold ? 'sold' : 'not sold',
  ]);
  return `${facts}\n\n${table(['bundle', 'days', 'data', 'wholesaler', 'state'], plans)}`;
}

function printRanking(ranking: OutputOf<'ranking'>): string {
  const line = (places: OutputOf<'ranking'>['popular']) =>
    places.map(({ code, name, visible }) => `${code} ${name}${visible ? '' : ' (hidden)'}`).join(', ') || '-';
  return [
    `Version ${ranking.version}, ${at(ranking.at)}, ${ranking.by ?? 'command line'}${ranking.why && `: ${ranking.why}`}`,
    `Popular: ${line(ranking.popular)}`,
    `Shown of them: ${line(ranking.popular_now)}`,
    `First countries: ${line(ranking.countries)}`,
    `First regions: ${line(ranking.regions)}`,
  ].join('\n');
}

type Sync = OutputOf<'syncs'>['syncs'][number];

function differencesOf({ differences, failure }: Sync): string {
  if (failure !== null) return failure;
  if (!differences) return '';
  return `${differences.added} new, ${differences.gone} gone, ${differences.dearer} dearer, ${differences.cheaper} cheaper`;
}

function printSyncs({ syncs, next }: OutputOf<'syncs'>): string {
  if (syncs.length === 0) return 'The catalogue was not read yet.';
  const rows = syncs.map((one) => [
    String(one.id),
    at(one.at),
    one.by ?? one.origin ?? 'timer',
    one.outcome,
    one.counts ? String(one.counts.plans) : '-',
    one.refused === null ? '-' : String(one.refused),
    differencesOf(one),
  ]);
  const listed = table(['id', 'at', 'by', 'outcome', 'plans', 'not sold', 'differences'], rows);
  return next === null ? listed : `${listed}\n\nOlder ones: --before ${next}`;
}

function printSync(sync: OutputOf<'sync_log'>): string {
  const head = `${at(sync.at)}, ${sync.by ?? sync.origin ?? 'timer'}: ${sync.outcome}. ${differencesOf(sync)}`;
  const plan = (one: { place_name: string; bundle_name: string }) => [one.place_name, one.bundle_name];
  const part = (title: string, rows: string[][]) =>
    rows.length === 0 ? [] : [table([title, '', ''].slice(0, rows[0]?.length), rows)];
  return [
    head,
    ...part('new', sync.added.map(plan)),
    ...part('gone', sync.gone.map(plan)),
    ...part(
      'other price',
      sync.moved.map((one) => [...plan(one), `${one.change_bp > 0 ? '+' : ''}${one.change_bp / 100}%`]),
    ),
    ...part(
      'not sold',
      sync.unsold.map(({ bundle_name, why }) => [bundle_name, why]),
    ),
  ].join('\n\n');
}
