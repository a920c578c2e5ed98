import { saveFile } from '../../api/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { readVerb } from '../api/call-verb.ts';
import { useMay } from '../api/session.ts';
import { useAct } from '../api/use-act.ts';
import type { Output } from '../api/verbs.ts';
import { CallAlert } from '../parts/call-trouble.tsx';
import { invoicesWords } from './invoices-words.ts';

const words = invoicesWords.pdf;

export function InvoicePdf({
  document: { id, number },
}: {
  document: Pick<Output<'invoices'>['invoices'][number], 'id' | 'number'>;
}) {
  const may = useMay();
  const { busy, failure, run } = useAct(async () => {
    const { filename, pdf } = await readVerb('invoice_pdf', { id });
    const bytes = Uint8Array.from(atob(pdf), (letter) => letter.codePointAt(0) ?? 0);
    await saveFile(filename, Promise.resolve(new Response(bytes)));
  });

  if (!may('books.export')) return null;
  return (
    <>
      <Button variant="link" busy={busy} aria-label={words.name(number)} onClick={run}>
        {words.button}
      </Button>
      <CallAlert failure={failure} />
    </>
  );
}
