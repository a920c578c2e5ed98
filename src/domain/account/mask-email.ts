/** 'm***@example.com': enough for its owner to recognise, too little for anybody else. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}***${address.slice(at)}`;
}
