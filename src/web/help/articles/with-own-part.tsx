import { useLoaderData } from 'react-router';

import type { ShownText } from '../../../domain/operators/texts/shown-text.ts';
import { standingPart } from '../../core/standing-part.tsx';
import type { ArticleSection } from './article.tsx';

const OwnPart = standingPart(() => import('./own-text.tsx').then((code) => code.OwnPart));

/** What an operator adds to a page whose own text stays: one section, or none. */
export function useOwnPart(): ArticleSection[] {
  const text = useLoaderData<ShownText | null>()?.text;
  return text ? [{ id: 'own', title: text.title, body: <OwnPart {...text} /> }] : [];
}
