/** @jsxImportSource preact */
import { render } from 'preact';
import { tokenOfAddress } from './kept';
import { openLink } from './link';
import { LinkScreen } from './link-screen';
import { ignoreSecondTaps } from './second-tap';
import { LinkContext } from './use-link';
import './go.css';

/** How often what others did is looked for, while somebody looks at the page. */
const LOOK_MS = 10_000;

const link = openLink(tokenOfAddress());
const root = document.querySelector('#root');
document.documentElement.lang = link.get().language;

ignoreSecondTaps(document);
/** Until there is something to show, the page itself says that it opens: a slow phone draws once. */
const drawWhenKnown = () => {
  const { page, isGone, needsPin, isReached } = link.get();
  if (!root || !(page || isGone || needsPin || !isReached)) return;
  leave();
  root.replaceChildren();
  render(
    <LinkContext.Provider value={link}>
      <LinkScreen />
    </LinkContext.Provider>,
    root,
  );
};
const leave = link.subscribe(drawWhenKnown);
drawWhenKnown();
void link.start(LOOK_MS);
if ('serviceWorker' in navigator && import.meta.env.PROD)
  addEventListener('load', () => {
    // Without it the page works too, only not without a network.
    navigator.serviceWorker.register('/go/worker.js', { scope: '/go/' }).catch(() => {});
  });
