// Asks as fast as it is answered, on plain sockets: a client that takes more of the processor than it must measures itself.
import { connect } from 'node:net';

export type Asked = { perSecond: number; p50: number; p99: number; failed: number };

export type Question = { path: string; headers?: Readonly<Record<string, string>> };

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Infinity;

const END_OF_HEAD = '\r\n\r\n';

/** Whether the answer is whole, by its length or its last chunk. */
const isWhole = (text: string): boolean => {
  const end = text.indexOf(END_OF_HEAD);
  if (end < 0) return false;
  const length = /content-length: (\d+)/i.exec(text.slice(0, end))?.[1];
  return length === undefined
    ? text.endsWith(`0${END_OF_HEAD}`)
    : text.length >= end + END_OF_HEAD.length + Number(length);
};

const requestOf = ({ path, headers = {} }: Question): string =>
  [
    `GET ${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

/** So many connections, each of which asks the next question when the last is answered. */
export const askFast = async (
  port: number,
  questions: readonly Question[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Asked> => {
  const requests = questions.map(requestOf);
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const began = performance.now();
  const endsAt = began + seconds * 1000;

  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, 'localhost');
      let sentAt = 0;
      let heard = '';
      const send = (): void => {
        sentAt = performance.now();
        if (sentAt >= endsAt) {
          socket.end();
          return resolve();
        }
        heard = '';
        socket.write(requests[next++ % requests.length] ?? '');
      };
      // Each byte one letter: only its length is of interest.
      socket.setEncoding('latin1').setNoDelay(true);
      socket.on('data', (chunk: string) => {
        heard += chunk;
        if (!isWhole(heard)) return;
        times.push(performance.now() - sentAt);
        if (!heard.startsWith('HTTP/1.1 200')) failed += 1;
        send();
      });
      socket.on('connect', send);
      socket.on('error', reject);
    });

  await Promise.all(Array.from({ length: connections }, ask));
  const took = (performance.now() - began) / 1000;
  return {
    perSecond: times.length / took,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    failed,
  };
};
