import type { ComponentType, FunctionComponent } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';

import type { ShownText } from '../../../domain/operators/texts/shown-text.ts';
import type { PageName } from '../../../domain/operators/texts/texts.ts';
import { documentHasText } from '../../browser/document-marks.ts';
import { standingPart } from '../../core/standing-part.tsx';

const OwnText = standingPart(() => import('./own-text.tsx').then((code) => code.OwnText));

/** A browser asks only for the texts that its document knows of: most shops have none, and the page opens at once. */
export const ownTextIn =
  (page: PageName) =>
  ({ serverLoader }: ClientLoaderFunctionArgs) =>
    documentHasText(page) ? serverLoader<ShownText | null>() : null;

/** A page that shows an operator's text of it where there is one. */
export function withOwnText(Page: ComponentType): FunctionComponent {
  return function PageOrText() {
    const own = useLoaderData<ShownText | null>();
    return (
      <>
        {own && <OwnText {...own} />}
        {!own?.text && <Page />}
      </>
    );
  };
}

/** Title and description for search engines. */
export function metaOf<Meta extends { title: string; description: string }>(
  usual: Meta,
  own: ShownText | null | undefined,
): Meta {
  const text = own?.text;
  if (!text) return usual;
  return { ...usual, title: text.title, description: text.lead || usual.description };
}
