import type { Account } from './account/account.ts';
import { invalid, missing } from './account/failure.ts';
import { newId } from './account/ids.ts';
import type { Endpoint } from './account/state.ts';
import { defaultEndpoint } from './account/webhook-delivery.ts';
import type { Route } from './api/api.ts';
import { listPage } from './api/lists.ts';
import { flag, listOf, mergeMetadata, metadata, need, orEmpty, readParams, text } from './api/params.ts';

const PATH = '/v1/webhook_endpoints';

const createFields = {
  url: text(),
  enabled_events: listOf(text()),
  api_version: text(),
  description: orEmpty(text()),
  metadata,
};

/** Endpoints made here have a signing secret of their own, which only the answer to their creation shows. */
export function webhookEndpointRoutes(account: Account): Route[] {
  return [
    {
      method: 'POST',
      path: PATH,
      access: 'secret',
      answer({ form }) {
        const read = readParams(form, createFields);
        const url = need(read.url, 'url');
        if (!URL.canParse(url)) throw invalid('Not a valid URL', 'url', 'url_invalid');
        const endpoint: Endpoint = {
          id: newId('we_'),
          object: 'webhook_endpoint',
          api_version: read.api_version ?? null,
          application: null,
          created: account.seconds(),
          description: read.description ?? null,
          enabled_events: need(read.enabled_events, 'enabled_events'),
          livemode: false,
          metadata: mergeMetadata({}, read.metadata),
          secret: newId('whsec_', 32),
          status: 'enabled',
          url,
        };
        account.state.endpoints[endpoint.id] = endpoint;
        account.save();
        return endpoint;
      },
    },
    {
      method: 'GET',
      path: PATH,
      access: 'secret',
      answer({ form }) {
        const own = defaultEndpoint(account);
        const page = listPage(PATH, form, { [own.id]: own, ...account.state.endpoints }, {}, () => true);
        return { ...page, data: page.data.map(withoutSecret) };
      },
    },
    {
      method: 'POST',
      path: `${PATH}/:id`,
      access: 'secret',
      answer({ form, id }) {
        const endpoint = account.state.endpoints[id];
        if (!endpoint) throw missing('webhook_endpoint', id, 'webhook_endpoint');
        const read = readParams(form, { disabled: flag });
        if (read.disabled !== undefined) endpoint.status = read.disabled ? 'disabled' : 'enabled';
        account.save();
        return withoutSecret(endpoint);
      },
    },
  ];
}

function withoutSecret(endpoint: Endpoint): Partial<Endpoint> {
  const shown: Partial<Endpoint> = { ...endpoint };
  delete shown.secret;
  return shown;
}
