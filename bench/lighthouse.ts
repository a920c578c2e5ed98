import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { PAGES as SHOP_PAGES } from '../src/domain/pages.ts';
import { addressFor } from '../test/support/browser/public-pages.ts';
import { chromiumArguments, findChromium } from '../test/support/machine/chromium.ts';
import { startRunningShop } from '../test/support/shop/running-shop.ts';
import { type Bench, median } from './figures.ts';
import { blockedIn, type TraceEvent } from './traced/main-thread.ts';

const ROUNDS = 5;

/** The address and goals of each page: the largest paint in seconds, the score in points. */
const PAGES = {
  home: { path: '/', paint: 1.2, score: 100 },
  country: { path: '/country/JP', paint: 1.2, score: 100 },
  browse: { path: '/browse', paint: 1.2, score: 100 },
  checkout: { path: '', paint: undefined, score: 98 },
};
const BLOCKING_MS = 50;

/** One of each kind of page that search engines may list. */
const LISTED = SHOP_PAGES.filter(({ data, title }) => data ?? title).map(({ path }) => addressFor(path));

/** The part of Lighthouse's result that is read here. */
interface Answer {
  lhr: {
    categories: Partial<Record<Category, { score: number | null }>>;
    audits: Record<string, { numericValue?: number }>;
  };
  artifacts: { Trace?: { traceEvents: TraceEvent[] } };
}

type Category = 'performance' | 'seo';
type Lighthouse = (address: string, flags: object) => Promise<Answer | undefined>;

/** It is 180 MB for this bench alone, so no package of ours; uses the one that is installed (NODE_PATH, too). */
async function findLighthouse(): Promise<Lighthouse | null> {
  try {
    const file = createRequire(import.meta.url).resolve('lighthouse');
    return ((await import(pathToFileURL(file).href)) as { default: Lighthouse }).default;
  } catch {
    return null;
  }
}

interface Browser {
  port: number;
  stop(): Promise<void>;
}

/** A fresh browser without a cache, which each visit gets. */
async function openBrowser(): Promise<Browser> {
  const program = findChromium();
  if (program === undefined) throw new Error('Lighthouse needs a Chromium or Chrome, and here is none.');
  const profile = await mkdtemp(path.join(tmpdir(), 'simport-lighthouse-'));
  const child: ChildProcess = spawn(
    program,
    [...chromiumArguments, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { stdio: 'ignore' },
  );
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('close', resolve));
    if (child.exitCode === null && child.kill()) await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  for (let tries = 0; tries < 300; tries += 1) {
    const written = await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    const port = Number(written.split('\n')[0]);
    if (port > 0) return { port, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error('The browser did not open its port.');
}

/** Seconds, score, milliseconds and the sum of layout shifts of one visit by a phone on a slow network. */
interface Visit {
  paint: number;
  score: number;
  blocking: number;
  /** Like `blocking`, by the time in which the page's thread had a processor, four times slower, instead of elapsed time. */
  busy: number;
  shift: number;
}

/** @returns Lighthouse's findings, and its score in points */
async function examine(lighthouse: Lighthouse, address: string, category: Category) {
  const browser = await openBrowser();
  try {
    const answer = await lighthouse(address, {
      port: browser.port,
      onlyCategories: [category],
      logLevel: 'silent',
      // The stream of news never ends, and without this a visit would wait for its end.
      maxWaitForLoad: 12_000,
      // What the sandbox's processor loads is not ours.
      disableFullPageScreenshot: true,
    });
    if (!answer) throw new Error('Lighthouse answered nothing.');
    const { audits, categories } = answer.lhr;
    const events = answer.artifacts.Trace?.traceEvents ?? [];
    return { audits, score: (categories[category]?.score ?? Number.NaN) * 100, events };
  } finally {
    await browser.stop();
  }
}

async function visit(lighthouse: Lighthouse, address: string): Promise<Visit> {
  const { audits, score, events } = await examine(lighthouse, address, 'performance');
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    paint: value('largest-contentful-paint') / 1000,
    score,
    blocking: value('total-blocking-time'),
    busy: blockedIn(events, address),
    // To three decimals, as Lighthouse reports it.
    shift: Number(value('cumulative-layout-shift').toFixed(3)),
  };
}

/** The checkout of some plan, at the address that a buyer gets. */
async function checkoutPath(baseUrl: string): Promise<string> {
  const answer = await fetch(`${baseUrl}/api/countries/JP`);
  const { country } = (await answer.json()) as {
    country: { fixed_plans: Record<string, { bundle_name: string; country_code: string }[]> };
  };
  const plan = Object.values(country.fixed_plans).flat()[0];
  if (!plan) throw new Error('Japan has no plan.');
  return `/checkout?plan=${encodeURIComponent(JSON.stringify({ id: plan.bundle_name, countryCode: plan.country_code }))}`;
}

export const bench: Bench = {
  title: `Lighthouse, a phone on a simulated slow network: medians of ${ROUNDS} visits, each with nothing kept`,
  async run(report) {
    const lighthouse = await findLighthouse();
    if (!lighthouse) {
      console.log(
        'Lighthouse is not here: `npm install --no-save lighthouse@13` puts it beside our packages.',
      );
      return [];
    }
    const chosen = process.argv.slice(3);
    const shop = await startRunningShop();
    try {
      for (const [name, { path: place, paint, score }] of Object.entries(PAGES)) {
        if (chosen.length > 0 && !chosen.includes(name)) continue;
        const address = shop.baseUrl + (place || (await checkoutPath(shop.baseUrl)));
        const visits: Visit[] = [];
        for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(lighthouse, address));
        const middle = (key: keyof Visit) => median(visits.map((one) => one[key]));
        const paints = visits.map((one) => one.paint);
        const beside = `from ${Math.min(...paints).toFixed(2)} to ${Math.max(...paints).toFixed(2)} s`;
        const goal = paint === undefined ? {} : { goal: { most: paint } };
        report({ what: `${name}, largest paint (LCP)`, value: middle('paint'), unit: 's', beside, ...goal });
        report({ what: `${name}, score`, value: middle('score'), unit: 'points', goal: { least: score } });
        report({
          what: `${name}, blocked (TBT)`,
          value: middle('blocking'),
          unit: 'ms',
          goal: { most: BLOCKING_MS },
          beside: `in processor time ${middle('busy').toFixed(0)} ms`,
        });
        report({ what: `${name}, shifts (CLS)`, value: middle('shift'), unit: 'in all', goal: { most: 0 } });
      }
      if (chosen.length === 0 || chosen.includes('seo'))
        for (const place of LISTED) {
          const { score } = await examine(lighthouse, shop.baseUrl + place, 'seo');
          report({ what: `${place}, SEO`, value: score, unit: 'points', goal: { least: 100 } });
        }
      return [];
    } finally {
      await shop.stop();
    }
  },
};
