import type { Books } from '../account/books.ts';
import type { Esim } from '../account/esim.ts';
import { nanoTime, type Version } from '../account/wire.ts';
import { smdpOnWire } from '../orders/order-on-wire.ts';

const INSTALL_PATH = 'esim_qrcode_provisioning?carddata=';

/** GET /esims/{iccid}: codes and profile. `extra` are the requested `additionalFields`. */
export function esimOnWire(
  books: Books,
  esim: Esim,
  version: Version,
  extra: string[],
): Record<string, unknown> {
  return {
    ...codesOnWire(books, esim),
    firstInstalledDateTime: installedOnWire(books, esim),
    customerRef: esim.customerRef,
    ...installUrls(esim, version, extra),
    ...(version === '2.5' && {
      msisdn: null,
      brandingId: null,
      profileName: esim.profileName,
      state: esim.profileStatus === 'Deactivated' ? 'deactivated' : 'active',
    }),
  };
}

/** One element of GET /esims/assignments in JSON. */
export function assignmentOnWire(
  books: Books,
  esim: Esim,
  version: Version,
  extra: string[],
): Record<string, unknown> {
  const { firstInstalledAt } = esim;
  return {
    ...codesOnWire(books, esim),
    firstInstalledDateTime: firstInstalledAt === null ? null : nanoTime(firstInstalledAt),
    ...installUrls(esim, version, extra),
  };
}

/** One row of GET /esims. */
export function esimRow(esim: Esim, version: Version): Record<string, unknown> {
  return {
    iccid: esim.iccid,
    customerRef: esim.customerRef,
    lastAction: esim.lastAction,
    actionDate: nanoTime(esim.actionAt),
    physical: false,
    assignedDate: nanoTime(esim.assignedAt),
    ...(version === '2.5' && {
      msisdn: null,
      state: esim.profileStatus === 'Deactivated' ? 'deactivated' : 'active',
    }),
  };
}

function codesOnWire(books: Books, esim: Esim): Record<string, unknown> {
  return {
    iccid: esim.iccid,
    matchingId: esim.matchingId,
    smdpAddress: smdpOnWire(books, esim.smdpAddress),
    profileStatus: esim.profileStatus,
    pin: esim.pin,
    puk: esim.puk,
  };
}

function installedOnWire(books: Books, { firstInstalledAt }: Esim): number | string | null {
  if (firstInstalledAt === null) return null;
  return books.options.installedTimeShape === 'epoch' ? firstInstalledAt : nanoTime(firstInstalledAt);
}

// Version 2.4 has only `appleInstallUrl`; 2.5 answers `installUrl` with both links.
function installUrls(esim: Esim, version: Version, extra: string[]): Record<string, string> {
  const code = `LPA:1$${esim.smdpAddress}$${esim.matchingId}`;
  const apple = { appleInstallUrl: `https://esimsetup.apple.com/${INSTALL_PATH}${code}` };
  const android = { androidInstallUrl: `https://esimsetup.android.com/${INSTALL_PATH}${code}` };
  if (version === '2.5' && extra.includes('installUrl')) return { ...apple, ...android };
  return extra.includes('appleInstallUrl') ? apple : {};
}
