import * as v from 'valibot';
import { liveEvent, refreshTopic, type LiveEvent } from '#contract/live-event';

export type Heard = { id: string | null; event: LiveEvent | null };

const field = (line: string, name: string): string | null =>
  line.startsWith(`${name}:`) ? line.slice(name.length + 1).trimStart() : null;

const payload = v.pipe(v.string(), v.parseJson(), liveEvent);

/** What nobody can read may have been anything. */
const readEvent = (data: string): LiveEvent => {
  const parsed = v.safeParse(payload, data);
  return parsed.success ? parsed.output : { topic: refreshTopic };
};

const readBlock = (block: string): Heard => {
  const lines = block.split('\n');
  const find = (name: string) =>
    lines.map((line) => field(line, name)).find((value) => value !== null) ?? null;
  const data = find('data');
  return { id: find('id'), event: data === null ? null : readEvent(data) };
};

/** Server-sent events out of the stream's bytes, however they are cut; a heartbeat is heard as neither id nor event. */
export const readEvents = async (
  body: ReadableStream<Uint8Array>,
  onHeard: (heard: Heard) => void,
): Promise<void> => {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    rest += decoder.decode(value, { stream: true });
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) onHeard(readBlock(block));
  }
};
