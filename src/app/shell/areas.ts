/** The specification's words: the admin layout shows when the URL contains 'admin'. */
export const isAdminPath = (pathname: string): boolean => pathname.includes('admin');

/** Where the guard of the administration decides who stays. */
export const isGuardedPath = (pathname: string): boolean => /^\/admin(\/|$)/.test(pathname);
