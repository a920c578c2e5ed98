import type { Account } from '../account/account.ts';
import { invalid, missing } from '../account/failure.ts';
import { newId } from '../account/ids.ts';
import type { StoredFile } from '../account/state.ts';
import type { Call, Route } from '../api/api.ts';
import { need, oneOf, readParams, text } from '../api/params.ts';

const PATH = '/v1/files';
/** Five megabytes, Stripe's limit for evidence. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Files for evidence, known by their id; their contents are not stored. */
export function fileRoutes(account: Account): Route[] {
  return [
    { method: 'POST', path: PATH, access: 'secret', answer: (call) => upload(account, call) },
    {
      method: 'GET',
      path: `${PATH}/:id`,
      access: 'secret',
      answer({ id }) {
        const file = account.state.files[id];
        if (!file) throw missing('file', id, 'file');
        return file;
      },
    },
  ];
}

function upload(account: Account, { form, file }: Call): StoredFile {
  const { purpose } = readParams(form, { purpose: oneOf('dispute_evidence'), file: text() });
  if (!file) throw invalid('Missing required param: file.', 'file', 'parameter_missing');
  if (file.size > MAX_BYTES) throw invalid('The file is too large: at most 5 MB.', 'file');
  if (!/^(application\/pdf|image\/(png|jpeg))$/.test(file.type))
    throw invalid(`The file's type ${file.type} is not one that evidence takes.`, 'file');
  const stored: StoredFile = {
    id: newId('file_'),
    object: 'file',
    created: account.seconds(),
    expires_at: null,
    filename: file.name,
    links: null,
    purpose: need(purpose, 'purpose'),
    size: file.size,
    title: null,
    type: file.type.replace(/^.*\//, ''),
    url: null,
  };
  account.state.files[stored.id] = stored;
  account.save();
  return stored;
}
