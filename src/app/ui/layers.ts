import type { RouterHistory } from '@tanstack/react-router';

declare module '@tanstack/history' {
  interface HistoryState {
    /** How many layers are open over the page in this entry of the history. */
    layers?: number;
  }
}

/** The router's name for what two entries of one page have in common. */
const KEY = '__TSR_key';
/** And for what it does not listen to. */
const UNHEARD = '_ignoreSubscribers';

/** A move through the history that the browser never makes must not hold up the app. */
const PATIENCE_MS = 500;

/**
 * Back closes what is open over a page: each layer stands on an entry of its own, above that of the page. The router
 * never hears of these entries, since for it nothing moves; before it moves itself they are taken away.
 */
const createLayers = (router: RouterHistory, page: Window) => {
  /** The uppermost last. One over a page that is being left counts no more. */
  const open: { close: () => void; over: string }[] = [];
  const standing = () => open.filter(({ over }) => over === router.location.pathname);
  const state = () => page.history.state as RouterHistory['location']['state'] | null;
  const depth = () => state()?.layers ?? 0;
  const key = () => state()?.[KEY];
  let here = key();

  /** The browser moves in its own time; until it has, nothing else may be done to the history. */
  let moving: Promise<void> | null = null;
  let arrive = () => {};
  const move = (start: () => void) => {
    const arrived = new Promise<void>((resolve) => {
      const giveUp = setTimeout(() => arrive(), PATIENCE_MS);
      arrive = () => {
        clearTimeout(giveUp);
        moving = null;
        resolve();
        settleSoon();
      };
    });
    moving = arrived;
    start();
    return arrived;
  };

  /** The history follows what is open. */
  const settle = () => {
    // While somebody is asked whether to leave, the browser has left and the router has not.
    if (moving || key() !== router.location.state[KEY]) return;
    const { length } = standing();
    if (depth() > length) void move(() => page.history.go(length - depth()));
    router[UNHEARD] = true;
    while (depth() < length) page.history.pushState({ ...state(), layers: depth() + 1 }, '');
    router[UNHEARD] = false;
  };
  /** One layer may close where another opens; only what is left of it in the end counts. */
  const settleSoon = () => void setTimeout(settle);

  page.addEventListener(
    'popstate',
    (event) => {
      const isOfOnePage = key() === here;
      here = key();
      if (isOfOnePage) event.stopImmediatePropagation();
      if (moving) return arrive();
      if (isOfOnePage) for (const { close } of standing().slice(depth()).toReversed()) close();
      settleSoon();
    },
    true,
  );
  router.subscribe(({ action, location }) => {
    if (action.type !== 'PUSH' && action.type !== 'REPLACE') return;
    here = location.state[KEY];
    settleSoon();
  });

  const afterLayers =
    <Given extends unknown[]>(go: (...given: Given) => void) =>
    (...given: Given) => {
      if (!moving && depth() === 0) return go(...given);
      const clear = async () => {
        await moving;
        if (depth() > 0) await move(() => page.history.go(-depth()));
        go(...given);
      };
      void clear();
    };
  const { push, replace, back, go } = router;
  router.push = afterLayers(push);
  router.replace = afterLayers(replace);
  router.back = afterLayers((options) => void move(() => back(options)));
  router.go = afterLayers((by, options) => void move(() => go(by, options)));
  settleSoon();

  return {
    /** Returns what takes it away again, however it was closed. */
    add: (close: () => void) => {
      const layer = { close, over: router.location.pathname };
      open.push(layer);
      settleSoon();
      return () => {
        open.splice(open.indexOf(layer), 1);
        settleSoon();
      };
    },
  };
};

type Layers = ReturnType<typeof createLayers>;
const known = new WeakMap<RouterHistory, Layers>();

/** Those of the page's own history; one that is only in memory, as in a test, has no Back to press. */
export const layersOver = (router: RouterHistory, page: Window = window): Layers | undefined => {
  const isOfPage = typeof page.history.state?.[KEY] === 'string';
  if (!known.has(router) && isOfPage) known.set(router, createLayers(router, page));
  return known.get(router);
};
