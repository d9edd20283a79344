/** What travels to the provider and back in OAuth's `state`; storage is cleared on the way, so nothing else can carry it. */
export type SignInState = {
  /** The deep link that was asked for before signing in. */
  to?: string | undefined;
  /** How many 401s in a row led here. */
  refused: number;
};

/** A path of this app and nothing that a browser could read as another site. */
const ownPath = /^\/(?![/\\])/;

export const writeSignInState = (state: SignInState): string => JSON.stringify(state);

export const readSignInState = (text: string | undefined): SignInState => {
  try {
    const { to, refused } = JSON.parse(text ?? '{}') as Record<keyof SignInState, unknown>;
    return {
      to: typeof to === 'string' && ownPath.test(to) ? to : undefined,
      refused: typeof refused === 'number' ? refused : 0,
    };
  } catch {
    return { refused: 0 };
  }
};

const landing = new Set(['/', '/checkbooking']);

/** Where the person is now, unless that is where a sign-in lands anyway. */
export const currentDeepLink = ({ pathname, search, hash }: Location): string | undefined =>
  landing.has(pathname) && search === '' ? undefined : pathname + search + hash;

/** MSAL's logout comes back with its own `state` in the query: it means nothing to a screen. */
export const stripLogoutState = (): void => {
  const url = new URL(location.href);
  if (!url.searchParams.get('state')?.startsWith('eyJ')) return;
  url.searchParams.delete('state');
  history.replaceState(history.state, '', url);
};
