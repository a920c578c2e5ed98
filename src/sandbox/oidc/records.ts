import type { Adapter, ClientMetadata } from 'oidc-provider';

import type { Stored } from '../core/party.ts';
import type { OidcState } from './state.ts';

const noSuch = async () => undefined;

/**
 * The storage of `oidc-provider`. The only client is read anew each time, as the shop may move. Sessions are not stored:
 * everybody chooses an account at every sign-in.
 */
export function recordsOf(stored: Stored<OidcState>, client: () => ClientMetadata) {
  return (model: string): Adapter => {
    if (model === 'Client') return clientRecord(client);
    return model === 'Session' ? nothingKept() : keptRecords(stored, model);
  };
}

function keptRecords(stored: Stored<OidcState>, model: string): Adapter {
  const key = (id: string) => `${model}:${id}`;
  return {
    ...nothingKept(),
    async upsert(id, payload, expiresIn = 3600) {
      const now = Date.now();
      const { records } = stored.value;
      for (const [old, { expires }] of Object.entries(records)) if (expires <= now) delete records[old];
      records[key(id)] = { payload, expires: now + expiresIn * 1000 };
      stored.save();
    },
    find: async (id) => stored.value.records[key(id)]?.payload,
    async consume(id) {
      const record = stored.value.records[key(id)];
      if (record) record.payload.consumed = Math.floor(Date.now() / 1000);
      stored.save();
    },
    async destroy(id) {
      delete stored.value.records[key(id)];
      stored.save();
    },
    async revokeByGrantId(grantId) {
      const { records } = stored.value;
      for (const [id, { payload }] of Object.entries(records))
        if (payload.grantId === grantId) delete records[id];
      stored.save();
    },
  };
}

function clientRecord(client: () => ClientMetadata): Adapter {
  return {
    ...nothingKept(),
    async find(id) {
      const known = client();
      return id === known.client_id ? known : undefined;
    },
  };
}

function nothingKept(): Adapter {
  return {
    upsert: noSuch,
    find: noSuch,
    findByUserCode: noSuch,
    findByUid: noSuch,
    consume: noSuch,
    destroy: noSuch,
    revokeByGrantId: noSuch,
  };
}
