import type { MailBrand } from '../brand.ts';
import type { MailDescription, Row } from '../description.ts';
import { describeMail } from './frame.ts';

export interface ScheduledExportFacts {
  brand: MailBrand;
  /** What it lists: 'orders'. */
  name: string;
  /** Days in UTC; null where it has none. */
  from: string | null;
  to: string | null;
  /** The export in the console. */
  url: string;
  /** Null if it is only behind the sign-in. */
  file: { filename: string; content: Buffer } | null;
}

/** To whom an operator had an export sent regularly. */
export function scheduledExport({ brand, name, from, to, url, file }: ScheduledExportFacts): MailDescription {
  const days: Row[] =
    from === null || to === null ? [] : [['Days (UTC)', from === to ? from : `${from} to ${to}`]];
  const files: Row[] = file ? [['Attached', file.filename]] : [];
  const lead = file
    ? 'The file is attached.'
    : 'The file names people or orders, so it stays behind the sign-in. Open the console to download it.';
  return {
    ...describeMail(brand, {
      subject: `${brand.name}: export of ${name}`,
      headline: `Export of ${name}`,
      preview: lead,
      lead,
      sections: [
        ...(days.length + files.length > 0 ? [{ kind: 'rows' as const, rows: [...days, ...files] }] : []),
        { kind: 'actions', main: { label: 'Open the export', url } },
      ],
    }),
    ...(file && { attachments: [{ ...file, contentType: 'text/csv; charset=utf-8' }] }),
  };
}
