import { Popover } from '@mantine/core';
import type { Message } from '#words/message';
import { howMade } from '#words/reports';
import { useDropdown } from '../../ui/use-dropdown';
import { useSay } from '../../ui/use-say';
import classes from './reports.module.css';

/** The app's own overlays, from section 9 of the specification. */
const OVERLAY_LAYER = 900;

type Words = { name: Message; formula: Message };

export const HelpButton = ({ words }: { words: readonly Words[] }) => {
  const say = useSay();
  const dropdown = useDropdown();
  const names = words.map(({ name }) => say(name)).join(', ');
  return (
    <Popover
      {...dropdown}
      width={280}
      zIndex={OVERLAY_LAYER}
      transitionProps={{ duration: 0 }}
      withArrow
      trapFocus
    >
      <Popover.Target>
        <button
          type="button"
          className={classes['help']}
          aria-label={say(howMade, { name: names })}
        >
          ?
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <div tabIndex={-1} data-autofocus className={classes['formulas']}>
          {words.map(({ name, formula }) => (
            <p key={name.en} className="soft small">
              <strong>{say(name)}</strong>
              <br />
              {say(formula)}
            </p>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
};
