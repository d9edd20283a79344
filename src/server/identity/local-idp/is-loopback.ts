const names = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Whether a host's name, as in an address or in HOST, is this very machine. */
export const isLoopback = (hostname: string): boolean => names.has(hostname.toLowerCase());
