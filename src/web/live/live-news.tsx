import { useEffect, useRef } from 'react';
import { useMatches, useRevalidator } from 'react-router';

import type { Topic } from '../../domain/live.ts';
import { frameOf } from '../core/page.ts';
import { useSettings } from '../core/site.ts';
import { PlannedReading } from './read-after.ts';
import { shareNews } from './shared-news.ts';
import { whileVisible } from './while-visible.ts';

const NOTHING: readonly Topic[] = [];

/** Reloads a page's data when something it shows has changed; the page's `handle` names its topics. */
export function LiveNews() {
  const topics = frameOf(useMatches()).live ?? NOTHING;
  const { revalidate } = useRevalidator();
  const { apiBase, revision: before } = useSettings();
  const wanted = useRef(topics);
  // The revision on screen, by topic.
  const known = useRef(new Map<Topic, number>());
  const address = `${apiBase}/api/live`;
  const listens = topics.length > 0;

  useEffect(() => {
    wanted.current = topics;
  }, [topics]);

  useEffect(() => {
    if (!listens || before === null) return undefined;
    const reading = new PlannedReading(() => void revalidate());
    const end = whileVisible(() =>
      shareNews(address, ({ topic, revision }) => {
        if (revision <= (known.current.get(topic) ?? before)) return;
        known.current.set(topic, revision);
        if (wanted.current.includes(topic)) reading.plan(topic);
      }),
    );
    return () => {
      reading.cancel();
      end();
    };
  }, [listens, address, before, revalidate]);
  return null;
}
