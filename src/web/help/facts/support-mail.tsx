/** The support address as a mail link. */
export function SupportMail({ to, subject }: { to: string; subject?: string }) {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return <a href={`mailto:${to}${query}`}>{to}</a>;
}
