/** A header's name, `=`, and its value, percent-encoded. */
const HEADER = /^\s*([\w-]+)\s*=\s*([\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?)\s*$/;

/** Reads headers in OpenTelemetry's form, `name=value,name=value`; null if the text has another form. */
export function readOtlpHeaders(text: string): Record<string, string> | null {
  const headers: Record<string, string> = {};
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    const [, name = '', value = ''] = HEADER.exec(part) ?? [];
    if (name === '') return null;
    try {
      headers[name] = decodeURIComponent(value);
    } catch {
      return null;
    }
  }
  return headers;
}
