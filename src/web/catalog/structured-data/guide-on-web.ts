import type { Thing } from 'schema-dts';

import type { PlaceGuide } from '../../../domain/catalog/found/place-guide.ts';
import { wholePath } from '../../core/language.ts';
import { paths } from '../../core/paths.ts';
import { guideEntries, pageOfPlace, textOfLine } from '../guide/guide-entries.ts';
import { guideWords } from '../guide/words.ts';

/** A guide's questions and answers as on its page, and its breadcrumbs. */
export function guideOnWeb(guide: PlaceGuide, back: string, baseUrl: string): Thing[] {
  return [
    {
      '@type': 'FAQPage',
      mainEntity: guideEntries(guide).flatMap(({ title, answer, lines = [] }) =>
        answer === undefined
          ? []
          : [
              {
                '@type': 'Question' as const,
                name: title,
                acceptedAnswer: {
                  '@type': 'Answer' as const,
                  text: [answer, ...lines.map(textOfLine)].join('\n'),
                },
              },
            ],
      ),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: back, item: baseUrl + wholePath(paths.browse()) },
        { '@type': 'ListItem', position: 2, name: guide.name, item: baseUrl + wholePath(pageOfPlace(guide)) },
        { '@type': 'ListItem', position: 3, name: guideWords.title(guide.name) },
      ],
    },
  ];
}
