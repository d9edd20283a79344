/** The specification's words: the admin layout shows when the URL contains 'admin'. */
export const isAdminPath = (pathname: string): boolean => pathname.includes('admin');
