import type { Answer } from './messages.ts';

/** Calls the API with form data (POST) or as a plain GET; never throws. */
export async function ask(url: string, fields?: [string, string][]): Promise<Answer> {
  try {
    const response = await fetch(url, fields ? { method: 'POST', body: new URLSearchParams(fields) } : {});
    return (await response.json()) as Answer;
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message:
          'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
      },
    };
  }
}

/** Nested values as `a[b]=c` pairs, without those that are undefined or null. */
export function formFields(value: object, within = ''): [string, string][] {
  return Object.entries(value).flatMap(([name, item]: [string, unknown]): [string, string][] => {
    const key = within ? `${within}[${name}]` : name;
    if (typeof item === 'object' && item !== null) return formFields(item, key);
    const plain = typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean';
    return plain ? [[key, String(item)]] : [];
  });
}
