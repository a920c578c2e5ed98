import { createElement, Fragment, type ReactNode } from 'react';

/** A sentence with links or other markup, written as a whole: `phrase`Open ${link} on your phone.``. */
export function phrase(texts: TemplateStringsArray, ...pieces: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...texts.flatMap((text, index) => [text, pieces[index]]));
}
