/** How long a browser takes for a step through its history, and a page to rest after it. */
const STEP_MS = 2;
const REST_MS = 25;

type Entry = { path: string; state: unknown };
type Listener = { call: (event: Event) => void; isFirst: boolean };

/** A browser's tab: its history, whose steps take their time, and the page in it. */
export const createTab = (
  start: string,
  entries: Entry[] = [{ path: start, state: null }],
  from = 0,
) => {
  let at = from;
  const listeners: Listener[] = [];
  const entry = () => entries[at] ?? { path: '', state: null };
  const url = () => new URL(entry().path, 'http://tab');

  const tellOfStep = () => {
    let isStopped = false;
    const event = { stopImmediatePropagation: () => (isStopped = true) } as unknown as Event;
    for (const { call } of listeners.toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst)))
      if (!isStopped) call(event);
  };
  const go = (by: number) =>
    void setTimeout(() => {
      if (entries[at + by] === undefined) return;
      at += by;
      tellOfStep();
    }, STEP_MS);
  const write = (place: number, state: unknown, path: string) => {
    at = place;
    // An entry that is written drops those after it.
    entries.splice(at, entries.length, { state: structuredClone(state), path });
  };

  const page = {
    addEventListener: (type: string, call: Listener['call'], isFirst?: unknown) => {
      if (type === 'popstate') listeners.push({ call, isFirst: isFirst === true });
    },
    removeEventListener: () => undefined,
    get location() {
      return url();
    },
    history: {
      get state() {
        return entry().state;
      },
      get length() {
        return entries.length;
      },
      pushState: (state: unknown, _: string, path?: string) =>
        write(at + 1, state, path || entry().path),
      replaceState: (state: unknown, _: string, path?: string) => {
        entries[at] = { state: structuredClone(state), path: path || entry().path };
      },
      go,
      back: () => go(-1),
      forward: () => go(1),
    },
  };

  const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS));
  const press = (by: number) => async () => {
    go(by);
    await rest();
  };
  return {
    page: page as unknown as Window & typeof globalThis,
    /** What the buttons of the browser do. */
    back: press(-1),
    forward: press(1),
    /** The same history, under a page that begins anew. */
    reload: () => createTab(start, entries, at),
    rest,
    path: () => entry().path,
    entries: () => entries.map(({ path }) => path),
  };
};
