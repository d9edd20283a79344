import { tapShare, thenAddToHomeScreen } from '#words/pwa';
import { drawIcon } from './icon';
import { useSay } from './use-say';

/** As Safari draws it, so that it is found at a glance. */
const ShareIcon = drawIcon(<path d="M12 15V3m0 0L8 7m4-4 4 4M7.5 10.5H5V21h14V10.5h-2.5" />);

/** How an iPhone or iPad installs the app: only by its owner's hand. */
export const InstallByHand = () => {
  const say = useSay();
  return (
    <>
      {say(tapShare)}
      <ShareIcon size={20} />
      {say(thenAddToHomeScreen)}
    </>
  );
};
