import { Popover } from '@mantine/core';
import type { Message } from '#words/message';
import { howMade } from '#words/reports';
import { useSay } from '../../ui/use-say';
import classes from './reports.module.css';

/** The app's own overlays, from section 9 of the specification. */
const OVERLAY_LAYER = 900;

/** How a figure is made, in the words of its definition. */
export const HelpButton = ({ words }: { words: { name: Message; formula: Message } }) => {
  const say = useSay();
  const name = say(words.name);
  return (
    <Popover
      width={280}
      zIndex={OVERLAY_LAYER}
      transitionProps={{ duration: 0 }}
      withArrow
      trapFocus
    >
      <Popover.Target>
        <button type="button" className={classes['help']} aria-label={say(howMade, { name })}>
          ?
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <p tabIndex={-1} data-autofocus className={classes['formula']}>
          <strong>{name}</strong>
          <br />
          {say(words.formula)}
        </p>
      </Popover.Dropdown>
    </Popover>
  );
};
