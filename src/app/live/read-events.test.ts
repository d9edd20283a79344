import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEvents, type Heard } from './read-events';

const streamOf = (...chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

const hear = async (...chunks: Uint8Array[]) => {
  const heard: Heard[] = [];
  await readEvents(streamOf(...chunks), (event) => heard.push(event));
  return heard;
};

const bytes = (text: string) => new TextEncoder().encode(text);

describe('server-sent events', () => {
  it('gives the moment, the event, and a heartbeat as neither', async () => {
    const text = 'id: a-0\n\n:\n\nid: a-1\ndata: {"topic":"booking","id":"1"}\n\n';
    expect(await hear(bytes(text))).toEqual([
      { id: 'a-0', event: null },
      { id: null, event: null },
      { id: 'a-1', event: { topic: 'booking', id: '1' } },
    ]);
  });

  it('takes what it cannot read for a reason to read afresh', async () => {
    expect(await hear(bytes('id: a-1\ndata: {"to\n\n'))).toEqual([
      { id: 'a-1', event: { topic: 'refresh' } },
    ]);
  });

  it('however the bytes are cut, hears the same', async () => {
    const stream = bytes('id: ก-1\ndata: {"topic":"รถ","id":"1"}\n\n:\n\nid: ก-2\n\n');
    const expected = await hear(stream);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(stream.length), { maxLength: 6 }), async (cuts) => {
        const places = [0, ...cuts.toSorted((a, b) => a - b), stream.length];
        const parts = places.slice(1).map((end, index) => stream.slice(places[index], end));
        expect(await hear(...parts)).toEqual(expected);
      }),
    );
  });
});
