const PATIENCE_MS = 5000;

/** Any answer counts: only silence means that leaving this page would lead nowhere. */
export const isServerReachable = async (apiHost: string): Promise<boolean> => {
  if (!navigator.onLine) return false;
  try {
    await fetch(`${apiHost}/health`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return true;
  } catch {
    return false;
  }
};
