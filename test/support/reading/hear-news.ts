import { type LiveNews, newsSchema } from '../../../src/domain/live-schema.ts';

/** Opens an event stream. What it says is added to the list that is returned, until `signal` aborts. */
export async function hearNews(address: string, cookie: string, signal: AbortSignal): Promise<LiveNews[]> {
  const stream = await fetch(address, { headers: { cookie }, signal });
  if (!stream.ok || !stream.body) throw new Error(`no stream: ${stream.status} ${await stream.text()}`);
  const heard: LiveNews[] = [];
  const { body } = stream;
  const read = async () => {
    let rest = '';
    for await (const text of body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines)
        if (line.startsWith('data: ')) heard.push(newsSchema.parse(JSON.parse(line.slice('data: '.length))));
    }
  };
  void read().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return heard;
}
