/** An address that LINE opens in the phone's own browser, where the app is installed and its person signed in. */
export const outOfChat = (address: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}openExternalBrowser=1`;
