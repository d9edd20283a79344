/** A word to the other tabs of this browser. Where there is no BroadcastChannel, each tab finds out when it next reads. */
export type TabChannel<T> = {
  tell: (message: T) => void;
  listen: (listener: (message: T) => void) => void;
};

export const openTabChannel = <T>(name: string): TabChannel<T> => {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, listen: () => {} };
  const channel = new BroadcastChannel(name);
  return {
    tell: (message) => channel.postMessage(message),
    listen: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<T>) => listener(data)),
  };
};
