/** An ICCID (the 19 or 20 digits printed on a SIM) in groups of four: '8944 5385 3200 8160 222'. */
export function formatIccid(iccid: string): string {
  return (iccid.replace(/\s/g, '').match(/.{1,4}/gu) ?? []).join(' ');
}

/** The last four digits, enough for an owner to tell eSIMs apart: '0222'. */
export function iccidEnding(iccid: string): string {
  return iccid.replace(/\s/g, '').slice(-4);
}
