type Shelf = Pick<Cache, 'match' | 'put'>;
type Fetch = (request: Request) => Promise<Response>;

const isPage = (response: Response) =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false;

/** For what never changes under its name. A page in place of a missing file (a fallback somewhere) is not kept. */
export const cacheFirst = async (
  request: Request,
  shelf: Shelf,
  fetch: Fetch,
): Promise<Response> => {
  const kept = await shelf.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200 && !isPage(response)) await shelf.put(request, response.clone());
  return response;
};

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, milliseconds, undefined);
  });

/** The network's answer if it comes in time, else the last one known; a late answer still serves the next time. */
export const networkFirst = async (
  request: Request,
  shelf: Shelf,
  fetch: Fetch,
  patience: number,
): Promise<Response> => {
  const fresh = (async () => {
    const response = await fetch(request);
    if (response.status === 200) await shelf.put(request, response.clone());
    return response;
  })();
  const inTime = await Promise.race([
    fresh.then(
      (response) => (response.ok ? response : undefined),
      () => undefined,
    ),
    after(patience),
  ]);
  return inTime ?? (await shelf.match(request)) ?? fresh;
};
